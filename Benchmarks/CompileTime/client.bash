# Clean builds of a small client.

# Writes the manifest of a package with one program: arguments are its folder, the dependency of the package, and
# further arguments of the target.
write_package() {
    local folder=$work/$1 dependency=$2 settings=$3
    mkdir -p "$folder/Sources/Client"
    cat >"$folder/Package.swift" <<SWIFT
// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "Client",
    platforms: [.macOS(.v15)],
    dependencies: [$dependency],
    targets: [.executableTarget(name: "Client"$settings)]
)
SWIFT
}

write_clients() {
    ln -sfn "$PWD" "$work/Ampoule"
    write_package annotated-client "$ampoule_package" "$ampoule_product"
    cat >"$work/annotated-client/Sources/Client/main.swift" <<'SWIFT'
import Ampoule

protocol Animal: Sendable { var name: String { get } }

@Register(scope: .container)
final class Stable: Sendable {}

@Register(Animal.self)
final class Horse: Animal {
    let name: String
    let stable: Stable

    init(@Inject stable: Stable, name: String) { (self.stable, self.name) = (stable, name) }
}

@Registrations(Horse.self, Stable.self)
extension Container {}

let container = Container()
container.registerComponents()
print(container.horse(name: "Lucky").name)
SWIFT
    write_package checked-client "$ampoule_package" "$ampoule_product$ampoule_plugin"
    cp "$work/annotated-client/Sources/Client/main.swift" "$work/checked-client/Sources/Client"
    write_package plain-client '' ''
    cat >"$work/plain-client/Sources/Client/main.swift" <<'SWIFT'
protocol Animal: Sendable { var name: String { get } }

final class Stable: Sendable {}

final class Horse: Animal {
    let name: String
    let stable: Stable

    init(stable: Stable, name: String) { (self.stable, self.name) = (stable, name) }
}

let stable = Stable()
let lucky: any Animal = Horse(stable: stable, name: "Lucky")
print(lucky.name)
SWIFT
}

build_client() {
    rm -rf "$work/scratch"
    swift build --package-path "$work/$1" --scratch-path "$work/scratch" --configuration "$2"
}

measure_client() {
    local configuration
    write_clients
    header "A clean build of a small client"
    for configuration in debug release; do
        row "$configuration" "build_client annotated-client $configuration" \
            "without Ampoule=build_client plain-client $configuration"
    done
    row "debug, with the build plugin" "build_client checked-client debug" \
        "without the plugin=build_client annotated-client debug"
}

# The same with the macros built on the swift-syntax package, once, since it takes minutes.
measure_fallback() {
    write_clients
    header "The same with the swift-syntax package"
    export AMPOULE_SWIFT_SYNTAX=package
    local configuration
    for configuration in debug release; do
        processor_time build_client annotated-client "$configuration" >"$work/fallback.figures"
        plain_row "$configuration" "$work/fallback.figures" "$(prebuilt_libraries)"
    done
    unset AMPOULE_SWIFT_SYNTAX
}

# Tells whether the package manager has used prebuilt libraries of swift-syntax.
prebuilt_libraries() {
    if [[ -n $(ls "$work/scratch/prebuilts/swift-syntax" 2>/dev/null) ]]; then echo "prebuilt"; else echo "from its sources"; fi
}
