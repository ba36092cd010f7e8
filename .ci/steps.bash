# Runs named steps and prints what each of them takes. Read by '.ci/run' and '.ci/full', from the package's folder.

source .ci/options.bash

step_folder=$(mktemp -d)
trap 'rm -rf "$step_folder"' EXIT
times_file=$step_folder/times
step_times=()
steps_began=$SECONDS

# Sets 'processor_seconds' to the processor time of all commands that have ended. 'times' prints it on its second line,
# and prints that of the shell it runs in, so that no subshell can ask for it.
measure_processor_time() {
    times >"$times_file"
    processor_seconds=$(awk -F '[ms ]+' 'NR == 2 { printf "%d", $1 * 60 + $2 + $3 * 60 + $4 }' "$times_file")
}

# Runs a command under a title; sets 'step_status' to what it returns and 'step_time' to a line about its time. Not to
# be called in a condition, in which 'set -e' would not hold within the command.
run_step() {
    local title=$1 began=$SECONDS processor_began
    shift
    measure_processor_time
    processor_began=$processor_seconds
    set +e
    (set -e; "$@")
    step_status=$?
    set -e
    measure_processor_time
    step_time=$(format_time $((SECONDS - began)) $((processor_seconds - processor_began)) "$title")
    step_times+=("$step_time")
}

format_time() {
    printf '%5d s %5d s of processor time  %s' "$1" "$2" "$3"
}

# Prints the sum of all steps.
print_sum() {
    measure_processor_time
    format_time $((SECONDS - steps_began)) "$processor_seconds" "in all"
    printf '\n'
}
