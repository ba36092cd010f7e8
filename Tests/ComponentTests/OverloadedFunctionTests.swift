import Ampoule
import Testing

/// Injected methods and provided functions beside others with the same labels, also in extensions.
struct OverloadedFunctionTests {
    private let container = Container { container in container.registerOverloads() }

    @Test func theMarkedMethodIsInjected() {
        #expect(container.overloadedHorse().places == ["meadow"])
    }

    @Test func theMarkedFunctionProvides() {
        #expect(container.mule().place == "meadow")
    }
}

@Register struct OverloadMeadow: Sendable {
    let name = "meadow"
}

struct OverloadYard: Sendable {
    let name = "yard"
}

@Register final class OverloadedHorse {
    private(set) var places: [String] = []

    @Inject func move(to meadow: OverloadMeadow) { places.append(meadow.name) }
}

extension OverloadedHorse {
    func move(to yard: OverloadYard) { places.append(yard.name) }
}

struct OverloadMule: Sendable {
    let place: String
}

enum OverloadMules {
    @Provides static func mule(@Inject in meadow: OverloadMeadow) -> OverloadMule {
        OverloadMule(place: meadow.name)
    }

    static func mule(in yard: OverloadYard) -> OverloadMule { OverloadMule(place: yard.name) }
}

extension OverloadMules {
    static func mule(in place: String) -> OverloadMule { OverloadMule(place: place) }
}

@Registrations(
    OverloadMeadow.self,
    OverloadedHorse.self,
    OverloadMules.muleComponent,
    named: "registerOverloads"
)
extension Container {}
