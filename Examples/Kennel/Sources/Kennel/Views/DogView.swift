import AmpouleSwiftUI
import SwiftUI

struct DogView: View {
    @Resolved private var model: DogModel
    @Environment(\.container) private var container

    init(dog: Dog) { _model = Resolved(in: Keeper.self) { session in session.dogModel(dog: dog) } }

    var body: some View {
        List {
            Text("\(model.walks) walks")
            Button("Walk") { model.walk() }
            Button("Print label") { container.labelPrinter().print(model.dog) }
        }
        .navigationTitle(model.dog.name)
    }
}
