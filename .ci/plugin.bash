# Checks what the plugin does to the package in the current folder: a build fails at the line of a mistake, is mended,
# builds and runs. Read by '.ci/client', which has the functions.

outputs="$work/build/plugins/outputs"

# Fails unless the last build has printed a text.
expect() {
    grep --quiet --fixed-strings -- "$1" "$work/log" || fail "The build did not say '$1'."
}

# Fails unless the program prints a text.
expect_output() {
    "$(binaries)/Zoo" >"$work/log" || fail "The program failed."
    expect "$1"
}

printf '\n--- A service that nothing provides\n'
if build; then fail "The build passed although nothing provides an 'Animal'."; fi
expect "Sources/Zoo/Zoo.swift:12:5: error: 'Keeper' is unavailable: no registration for 'Animal'; list or include one, or name it in 'provided' [missingRegistration]"

printf '\n--- A file that is not valid Swift: the compiler alone speaks\n'
echo 'struct Lion: Animal {' >Sources/Zoo/Lion.swift
if build; then fail "The build passed although a file is not valid."; fi
expect "Sources/Zoo/Lion.swift:2:1: error: expected '}' in struct"

printf '\n--- A new component, which needs no other edit\n'
cat >Sources/Zoo/Lion.swift <<'SWIFT'
import Ampoule

@Register(Animal.self)
final class Lion: Animal {
    let name = "the lion"
    init() {}
}
SWIFT
build || fail "The build failed although the mistake is mended."
expect_output "Stephen feeds the lion 500 g of hay"
expect "Ada sees the farm"

printf '\n--- A build with nothing to do\n'
build || fail "The build failed although nothing has changed."
if grep --quiet 'Listing the components' "$work/log"; then fail "The list was written although nothing has changed."; fi

printf '\n--- What another plugin generates\n'
"$(binaries)/Circus" >"$work/log" || fail "The program failed."
expect "The clown is juggling"

printf '\n--- A component of the program that needs one of a level: the compiler reports it\n'
cat >Sources/Zoo/Office.swift <<'SWIFT'
import Ampoule

@Register(scope: .container)
final class Office: Sendable {
    init(@Inject timetable: Timetable) {}
}

@Register
struct Timetable: Sendable {
    @Inject let tour: Tour
}
SWIFT
if build; then fail "The build passed although the office outlives the tour."; fi
expect "Sources/Zoo/Office.swift:10:5: error: 'Timetable' is unavailable: 'Tour' belongs to a level that isn't around 'Timetable'; move 'Timetable' to that level's list, or let the caller pass it [innerLevel]"
rm Sources/Zoo/Office.swift

printf '\n--- A list that cannot be written\n'
list=$(find "$outputs" -path '*Zoo*' -name AmpouleRegistrations.swift | head -n 1)
rm "$list"
mkdir -p "$list/folder"
if build; then fail "The build passed although the list could not be written."; fi
expect "AmpouleRegistrations.swift' can't be written: Is a directory"
rm -r "$list"
build || fail "The build failed although the list can be written again."

printf '\n--- A target without components\n'
rm Sources/Zoo/Lion.swift Sources/Farm/*.swift
printf '/// Nothing yet.\npublic enum Farm {}\n' >Sources/Farm/Farm.swift
printf 'print("Nothing yet")\n' >Sources/Zoo/main.swift
rm Sources/Zoo/Zoo.swift
build || fail "The build failed although there is nothing to be checked."
expect_output "Nothing yet"
