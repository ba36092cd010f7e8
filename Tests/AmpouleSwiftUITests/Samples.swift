import AmpouleSwiftUI
import SwiftUI

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
            ProfileView().level(.session, user, id: user.id)
        } else {
            Text("Sign in")
        }
    }
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

/// The traits of a preview, which the macro '#Preview' takes on Apple's platforms.
enum AgendaPreview {
    @MainActor static let traits: PreviewTrait<Preview.ViewTraits> = .container(ClinicApp.container) {
        $0.override(Records.self) { Records.sample }
    }
}
