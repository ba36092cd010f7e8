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
expect "Sources/Zoo/Zoo.swift:12:5: error: no registration for 'Animal', required by 'Keeper' [missingRegistration]"

printf '\n--- A file that is not valid Swift: the compiler alone speaks\n'
echo 'struct Lion: Animal {' >Sources/Zoo/Lion.swift
if build; then fail "The build passed although a file is not valid."; fi
expect "Sources/Zoo/Lion.swift:2:1: error: expected '}' in struct"
if grep --quiet 'no registration for' "$work/log"; then fail "The check judged what it could not read."; fi

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
if grep --quiet 'Checking the graph' "$work/log"; then fail "The check ran although nothing has changed."; fi

printf '\n--- A picture of the package\n'
swift package "${options[@]}" graph >"$work/log" 2>/dev/null || fail "The graph could not be drawn."
expect "└─ animal: Lion "
expect "└─ guide: Guide "
if swift package "${options[@]}" graph --format oil >"$work/log" 2>&1; then fail "A picture was drawn in oil."; fi
expect "There is no format 'oil'. There are: tree, mermaid, dot, json, html."

printf '\n--- What another plugin generates\n'
"$(binaries)/Circus" >"$work/log" || fail "The program failed."
expect "The clown is juggling"
swift package "${options[@]}" graph --target Circus >"$work/log" 2>&1 || fail "The graph could not be drawn."
expect "└─ trick: Juggling "
mv "$outputs" "$work/outputs"
swift package "${options[@]}" graph --target Circus >"$work/log" 2>&1 || fail "The graph could not be drawn."
rm -rf "$outputs"
mv "$work/outputs" "$outputs"
expect "what the plugin 'TrickPlugin' generates for 'Circus' is not known yet; run 'swift build' first."
if grep --quiet 'not registered' "$work/log"; then fail "A service is missing that is not generated yet."; fi
request=$(find "$outputs" -path '*Zoo*' -name Request.json | head -n 1)
grep --quiet --fixed-strings '"package" : "zoo"' "$request" || fail "The package of the modules is not known."

printf '\n--- A circle that runs through another target\n'
cp Sources/Farm/Farm.swift "$work/Farm.swift"
sed -i 's/@Inject food: any Food/@Inject food: any Food, @Inject barn: Barn/' Sources/Farm/Farm.swift
cat >Sources/Farm/Barn.swift <<'SWIFT'
public import Ampoule

/// A part of the stable.
@Register(scope: .container)
public final class Barn: Sendable {
    /// Builds a barn.
    public init(@Inject stable: Stable) {}
}
SWIFT
if build; then fail "The build passed although two components need each other."; fi
expect "Sources/Farm/Barn.swift:7:17: error: dependency cycle: Stable → Barn → Stable [cycle]"
rm Sources/Farm/Barn.swift
cp "$work/Farm.swift" Sources/Farm/Farm.swift

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

@Registrations(Office.self, Timetable.self, named: "registerOffice")
extension Container {}
SWIFT
if build; then fail "The build passed although the office outlives the tour."; fi
expect "Sources/Zoo/Office.swift:10:5: error: 'Timetable' is unavailable: 'Tour' belongs to an inner level; list 'Timetable' there, too, or take it as an argument [innerLevel]"
rm Sources/Zoo/Office.swift

printf '\n--- What is not checked, as an error: by a list, and by the settings of the target\n'
printf 'import Ampoule\n\n@Register\nprivate struct Unicorn {}\n' >Sources/Zoo/Unicorn.swift
build || fail "The build failed although a component that is not checked is a note."
for edit in 's/^@AllRegistrations$/@AllRegistrations(unchecked: .error)/ Sources/Zoo/Zoo.swift' \
    's/"Ampoule", "Farm"\],/&swiftSettings:[.define("AMPOULE_UNCHECKED_ERROR")],/ Package.swift'; do
    file=${edit##* }
    cp "$file" "$work/unedited"
    sed -i "${edit% *}" "$file"
    if cmp -s "$file" "$work/unedited"; then fail "Nothing was edited in '$file'."; fi
    if build; then fail "The build passed although a component is not checked."; fi
    expect "Sources/Zoo/Unicorn.swift:4:16: error: 'Unicorn' is not checked, because nothing that is called registers it [unchecked]"
    cp "$work/unedited" "$file"
done
rm Sources/Zoo/Unicorn.swift

printf '\n--- A list that cannot be written\n'
list=$(find "$outputs" -path '*Zoo*' -name AmpouleRegistrations.swift | head -n 1)
rm "$list"
mkdir -p "$list/folder"
if build; then fail "The build passed although the list could not be written."; fi
expect "AmpouleRegistrations.swift': Is a directory"
rm -r "$list"
build || fail "The build failed although the list can be written again."

printf '\n--- A target without components\n'
rm Sources/Zoo/Lion.swift Sources/Farm/*.swift
printf '/// Nothing yet.\npublic enum Farm {}\n' >Sources/Farm/Farm.swift
printf 'print("Nothing yet")\n' >Sources/Zoo/main.swift
rm Sources/Zoo/Zoo.swift
build || fail "The build failed although there is nothing to be checked."
expect_output "Nothing yet"
