import AmpouleSwiftUI
import Observation

/// The keeper who works in a window.
@Register(scope: .container)
@MainActor
@Observable
final class SignInModel {
    private(set) var keeper: Keeper?
    var name = ""

    init() {}

    func signIn() {
        guard !name.isEmpty else { return }
        keeper = Keeper(id: name.count, name: name)
    }

    func signOut() { (keeper, name) = (nil, "") }
}
