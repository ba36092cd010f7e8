# Measures commands, and prints their ratios.

# Prints the processor time of a command and its children, in seconds. Shows the output of the command if it fails.
processor_time() {
    local TIMEFORMAT='%U %S'
    { time "$@" >"$work/log" 2>&1; } 2>"$work/time" || { cat "$work/log" >&2; return 1; }
    awk '{ printf "%.2f\n", $1 + $2 }' "$work/time"
}

# Prints the median of the figures in a file.
median() {
    sort -n "$1" | awk '{ figure[NR] = $1 } END { print figure[int((NR + 1) / 2)] }'
}

# The unit of the figures.
unit=s

# The largest spread of the ratios of a row, in percent of their median, that isn't marked.
quiet_spread=15

header() {
    printf '\n| %-42s | %-10s | %-10s | %-28s | %-12s |\n' "$1" 'Ampoule' 'Baseline' 'Ratio' 'Spread'
    printf '| %s | %s | %s | %s | %s |\n' \
        "$(printf -- '-%.0s' {1..42})" ---------- ---------- "$(printf -- '-%.0s' {1..28})" ------------
}

# Prints the spread of the ratios of two files of figures, which were measured in turns: the largest less the smallest one,
# in percent of the median.
spread() {
    paste "$1" "$2" | awk '$2 > 0 { print $1 / $2 }' | sort -n | awk -v most="$quiet_spread" '
        { ratio[NR] = $1 }
        END {
            if (NR < 2) { print "-"; exit }
            percent = 100 * (ratio[NR] - ratio[1]) / ratio[int((NR + 1) / 2)]
            printf "%.0f %%%s\n", percent, (percent > most ? " noisy" : "")
        }'
}

# Prints a row: the medians of two files of figures, and their ratio for the same amount of work.
ratio_row() {
    local title=$1 name=$2 figures=$3 baseline=$4 amount=${5:-1}
    awk -v title="$title" -v name="$name" -v figure="$(median "$figures")" -v baseline="$(median "$baseline")" \
        -v amount="$amount" -v unit="$unit" -v spread="$(spread "$figures" "$baseline")" \
        'BEGIN {
            ratio = baseline > 0 ? sprintf("%.2f", figure / baseline / amount) : "-"
            printf "| %-42s | %7.2f %-2s | %7.2f %-2s | %6s × %-19s | %12s |\n", \
                title, figure, unit, baseline, unit, ratio, name, spread
        }'
}

# Prints a row without a baseline.
plain_row() {
    printf '| %-42s | %7.2f %-2s | %-10s | %-28s | %-12s |\n' "$1" "$(median "$2")" "$unit" '' "${3:-}" ''
}

# Runs a command and its baselines in turns, and prints a row for each baseline, which is written as 'name=command'.
# If 'amount' is set, the command does that many times the work of its baselines.
row() {
    local title=$1 repeat index
    shift
    local commands=("$@")
    rm -f "$work"/figures.*
    for ((repeat = 0; repeat < repeats; repeat++)); do
        for index in "${!commands[@]}"; do
            # The words of a command are its arguments.
            # shellcheck disable=SC2086
            processor_time ${commands[index]#*=} >>"$work/figures.$index"
        done
    done
    for ((index = 1; index < ${#commands[@]}; index++)); do
        ratio_row "$title" "${commands[index]%%=*}" "$work/figures.0" "$work/figures.$index" "${amount:-1}"
    done
}
