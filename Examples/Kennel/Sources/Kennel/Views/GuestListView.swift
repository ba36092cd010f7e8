import AmpouleSwiftUI
import SwiftUI

struct GuestListView: View {
    @Resolved private var guests: GuestListModel
    @Resolved private var signIn: SignInModel
    @State private var isBooking = false

    var body: some View {
        NavigationStack {
            List {
                ForEach(guests.dogs) { dog in NavigationLink(dog.name, value: dog) }
                OccupancyView()
                Button("Book") { isBooking = true }
                Button("Sign out") { signIn.signOut() }
            }
            .navigationTitle("Guests of \(guests.keeper.name)")
            .navigationDestination(for: Dog.self) { dog in DogView(dog: dog) }
            .sheet(isPresented: $isBooking) {
                BookingView {
                    guests.reload()
                    isBooking = false
                }
            }
        }
    }
}

struct OccupancyView: View {
    var body: some View {
        AsyncResolved(Occupancy.self) { occupancy in
            Text("\(occupancy.percentage) % of the rooms")
        } placeholder: {
            ProgressView()
        } failure: { error in
            Text(error.description)
        }
    }
}
