import AmpouleSwiftUI
import SwiftUI
import Testing

/// The forms in which a view states what it needs.
@MainActor
struct ResolvedFormTests {
    private struct Forms: View {
        @Resolved(name: "greeting") private var greeting: String
        @Resolved(arguments: 3) private var stars: String
        @Resolved(name: "sum", arguments: 3, 4) private var sum: Int
        @Resolved({ $0.ownerModel(id: 7) }) private var owner: OwnerModel
        @Resolved(\.agenda) private var agenda: AgendaModel
        @Resolved private var missing: Double?
        @Resolved private var present: Int8?

        var body: some View {
            Text(greeting)
            Text(stars)
            Text("\(sum) \(owner.id) \(agenda.owners.count)")
            Text("\(missing == nil) \(present == 8)")
        }
    }

    @Test func eachFormResolves() {
        let container = Container.clinic()
        container.register(String.self, name: "greeting") { _ in "Hello" }
        container.register(String.self) { _, count in String(repeating: "*", count: count) }
        container.register(Int.self, name: "sum") { (_, first: Int, second: Int) in first + second }
        container.register(Int8.self) { _ in 8 }

        #expect(Host { Forms().container(container) }.texts == ["Hello", "***", "7 7 2", "true true"])
    }

    @Test func aDecoratedServiceAndACollectionAreResolved() {
        struct Greetings: View {
            @Resolved private var greeting: String
            @Resolved private var numbers: [Int16]

            var body: some View { Text(greeting + numbers.map(String.init).joined(separator: ",")) }
        }
        let container = Container { container in
            container.register(String.self) { _ in "hello" }
            container.decorate(String.self) { _, greeting in greeting.uppercased() }
            for number in 1...3 { container.contribute(to: Int16.self) { _ in Int16(number) } }
        }

        #expect(Host { Greetings().container(container) }.texts == ["HELLO1,2,3"])
    }

    @Test func theNearestContainerCounts() {
        struct Greeting: View {
            @Resolved private var greeting: String
            @Environment(\.container) private var container

            var body: some View {
                Text(greeting)
                Text(container.resolve(String.self) ?? "none")
            }
        }
        let outer = Container { $0.register(String.self) { _ in "outer" } }
        let inner = Container { $0.register(String.self) { _ in "inner" } }
        let host = Host {
            Group {
                Greeting()
                Greeting().container(inner)
            }.container(outer)
        }

        #expect(host.texts == ["outer", "outer", "inner", "inner"])
    }
}
