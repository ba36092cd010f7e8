import AmpouleSwiftUI
import Observation
import SwiftUI

@Register(scope: .container)
nonisolated final class Records: Sendable {
    let owners: [String]

    @Inject init() { owners = ["Ada", "Grace"] }

    private init(sample: [String]) { owners = sample }

    static let sample = Records(sample: ["Test"])
}

@Register
@MainActor
@Observable
final class AgendaModel {
    var owners: [String]

    init(@Inject records: Records) { owners = records.owners }
}

@Register
@MainActor
@Observable
final class OwnerModel {
    let id: Int

    init(id: Int) { self.id = id }
}

struct User: Sendable {
    let id: Int
    let name: String
}

struct Session: ContainerLevel {
    let user: User
}

@Register(scope: .container)
@MainActor
@Observable
final class ProfileModel {
    var name: String

    init(@Inject session: Session) { name = session.user.name }
}

@Register(scope: .container)
final class Statistics: Sendable {
    let visits: Int

    init(@Inject records: Records) async {
        await Task.yield()
        visits = records.owners.count
    }
}

@Registrations(Records.self, AgendaModel.self, OwnerModel.self, Statistics.self)
extension Container {}

@Registrations(ProfileModel.self)
extension LevelContainer<Session> {}

extension Container {
    /// A container of the clinic.
    static func clinic() -> Container {
        Container { container in
            container.registerComponents()
            LevelContainer<Session>.registerComponents(in: container)
        }
    }

    /// A property whose key path resolves.
    @MainActor var agenda: AgendaModel { agendaModel() }
}

/// Collects what the views of a test have seen.
@MainActor
final class Seen<Instance: AnyObject> {
    private(set) var instances: [Instance] = []

    func add(_ instance: Instance) -> EmptyView {
        instances.append(instance)
        return EmptyView()
    }

    /// The number of different instances.
    var count: Int { Set(instances.map { ObjectIdentifier($0) }).count }
}

/// A value that a test changes between updates.
@MainActor
final class Changing<Value> {
    var value: Value

    init(_ value: Value) { self.value = value }
}
