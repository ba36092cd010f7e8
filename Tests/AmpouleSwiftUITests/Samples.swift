import AmpouleSwiftUI
import SwiftUI
import Synchronization

// The code of the pages of AmpouleSwiftUI.

struct ClinicApp: App {
    static let container = Container { container in container.registerComponents() }

    var body: some Scene {
        WindowGroup {
            AgendaView().container(Self.container)
        }
    }
}

struct AgendaView: View {
    @Resolved private var agenda: AgendaModel

    var body: some View {
        ForEach(agenda.owners, id: \.self) { owner in Text(owner) }
    }
}

struct OwnerView: View {
    @Resolved private var owner: OwnerModel

    init(id: Int) { _owner = Resolved(arguments: id) }

    var body: some View { Text("Owner \(owner.id)") }
}

struct SessionView: View {
    let user: User?

    var body: some View {
        if let user {
            ProfileView().level(Session(user: user), id: user.id)
        } else {
            Text("Sign in")
        }
    }
}

struct LoggedSessionView: View {
    let user: User

    var body: some View {
        ProfileView().level(Session(user: user), id: user.id) { session in
            session.container.addObserver(SessionLog())
        }
    }
}

/// Counts what happens in sessions.
struct SessionLog: ContainerObserver {
    nonisolated static let count = Atomic(0)

    nonisolated func observe(_ event: ContainerEvent) { Self.count.add(1, ordering: .relaxed) }
}

struct ProfileView: View {
    @Resolved private var profile: ProfileModel

    var body: some View { Text(profile.name) }
}

struct MonthView: View {
    var body: some View {
        AsyncResolved(Statistics.self) { statistics in
            Text("\(statistics.visits) visits")
        } placeholder: {
            Text("Counting …")
        } failure: { error in
            Text(error.description)
        }
    }
}

struct SplitView: View {
    let selection: Int

    var body: some View {
        OwnerView(id: selection).id(selection)
    }
}

struct AppWindow: ContainerLevel {}

@Register(scope: .container)
@MainActor
final class Draft {
    var text = "Draft"

    init() {}
}

@Registrations(Draft.self)
extension LevelContainer<AppWindow> {}

struct DraftView: View {
    @Resolved private var draft: Draft

    var body: some View { Text(draft.text) }
}

struct DraftApp: App {
    static let container = Container { container in
        container.registerComponents()
        LevelContainer<AppWindow>.registerComponents(in: container)
        LevelContainer<Session>.registerComponents(in: container)
    }

    var body: some Scene {
        WindowGroup {
            DraftView()
                .level(AppWindow())
                .container(Self.container)
        }
    }
}

extension PreviewTrait where T == Preview.ViewTraits {
    @MainActor static var clinic: Self {
        .container(ClinicApp.container) { $0.override(Records.self) { Records.sample } }
    }
}
