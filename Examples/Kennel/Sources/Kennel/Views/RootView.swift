import AmpouleSwiftUI
import SwiftUI

struct RootView: View {
    @Resolved private var signIn: SignInModel

    var body: some View {
        if let keeper = signIn.keeper {
            GuestListView()
                .level(keeper, id: keeper.id)
        } else {
            SignInView()
        }
    }
}

struct SignInView: View {
    @Resolved private var signIn: SignInModel

    var body: some View {
        Group {
            TextField("Name", text: $signIn.name)
            Button("Sign in") { signIn.signIn() }
        }
    }
}
