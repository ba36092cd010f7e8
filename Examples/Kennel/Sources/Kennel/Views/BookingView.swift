import AmpouleSwiftUI
import SwiftUI

struct BookingView: View {
    @Resolved private var draft: BookingDraft
    let saved: () -> Void

    init(saved: @escaping () -> Void) { self.saved = saved }

    var body: some View {
        Group {
            TextField("Dog", text: $draft.name)
            Button("Save") {
                draft.save()
                saved()
            }
        }
    }
}
