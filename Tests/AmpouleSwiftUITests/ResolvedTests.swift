import AmpouleSwiftUI
import SwiftUI
import Testing

/// Shows the owners, and tells which model it has.
private struct AgendaProbe: View {
    @Resolved private var agenda: AgendaModel
    let seen: Seen<AgendaModel>

    init(_ seen: Seen<AgendaModel>) { self.seen = seen }

    var body: some View {
        seen.add(agenda)
        ForEach(agenda.owners, id: \.self) { owner in Text(owner) }
    }
}

private struct OwnerProbe: View {
    @Resolved private var owner: OwnerModel

    init(id: Int) { _owner = Resolved(arguments: id) }

    var body: some View { Text("\(owner.id)") }
}

@MainActor
struct ResolvedTests {
    @Test func anInstanceSurvivesUpdates() {
        let seen = Seen<AgendaModel>()
        let container = Container.clinic()
        let host = Host { AgendaProbe(seen).container(container) }
        for _ in 0..<5 { host.update() }

        #expect(seen.instances.count == 6)
        #expect(seen.count == 1)
    }

    @Test func aNewIdentityResolvesAgain() {
        let seen = Seen<AgendaModel>()
        let container = Container.clinic()
        let id = Changing(1)
        let host = Host { AgendaProbe(seen).id(id.value).container(container) }
        host.update()
        #expect(seen.count == 1)
        id.value = 2
        host.update()
        host.update()

        #expect(seen.count == 2)
    }

    @Test func aViewThatComesBackResolvesAgain() {
        let seen = Seen<AgendaModel>()
        let container = Container.clinic()
        let isShown = Changing(true)
        let host = Host {
            Group { if isShown.value { AgendaProbe(seen) } else { Text("none") } }.container(container)
        }
        isShown.value = false
        host.update()
        #expect(host.texts == ["none"])
        isShown.value = true
        host.update()

        #expect(seen.count == 2)
    }

    @Test func eachViewHasItsOwnInstance() {
        let seen = Seen<AgendaModel>()
        let container = Container.clinic()
        let elements = Changing([1, 2, 3])
        let host = Host {
            ForEach(elements.value, id: \.self) { _ in AgendaProbe(seen) }.container(container)
        }
        #expect(seen.count == 3)
        elements.value = [3, 2, 4]
        host.update()

        #expect(seen.count == 4)
    }

    @Test func anObservableInstanceUpdatesTheView() async {
        let seen = Seen<AgendaModel>()
        let container = Container.clinic()
        let host = Host { AgendaProbe(seen).container(container) }
        #expect(host.texts == ["Ada", "Grace"])
        seen.instances.last?.owners.append("Barbara")

        #expect(await host.settle { host.texts == ["Ada", "Grace", "Barbara"] })
        #expect(seen.count == 1)
    }

    @Test func aFieldIsBoundToAnObservableInstance() {
        struct ProfileField: View {
            @Resolved private var profile: ProfileModel

            var body: some View {
                TextField("Name", text: $profile.name)
                Text("is \(profile.name)")
            }
        }
        let container = Container.clinic()
        let host = Host {
            ProfileField().level(Session(user: User(id: 1, name: "Ada"))).container(container)
        }
        host.type("Grace", into: "Name")

        #expect(host.texts == ["Grace", "is Grace"])
    }

    @Test func anInstanceKeepsItsArgumentsUntilTheIdentityChanges() {
        let container = Container.clinic()
        let number = Changing(1)
        let host = Host {
            Group {
                OwnerProbe(id: number.value)
                OwnerProbe(id: number.value).id(number.value)
            }.container(container)
        }
        #expect(host.texts == ["1", "1"])
        number.value = 2
        host.update()

        #expect(host.texts == ["1", "2"])
    }

    @Test func anInstanceEndsWithItsView() {
        weak var agenda: AgendaModel?
        weak var container: Container?
        do {
            let clinic = Container.clinic()
            let seen = Seen<AgendaModel>()
            let host = Host { AgendaProbe(seen).container(clinic) }
            (agenda, container) = (seen.instances.last, clinic)
            #expect(agenda != nil)
            host.close()
        }
        #expect(agenda == nil)
        #expect(container == nil)
    }
}
