import Ampoule

typealias OwnerName = String
typealias PetName = String

@Register
final class Badge {
    let text: String

    @Inject init(owner: OwnerName) { text = owner }
    @Inject init(pet: PetName) { text = pet }
    // expected-error@-1 {{invalid redeclaration of 'initializerWithArgumentsOfTypes'}}
    // corrected: init(pet: PetName) { text = pet }

    @Inject init(owners: [OwnerName]) { text = owners.joined() }
    @Inject init(pets: Array<String>) { text = pets.joined() }
    // expected-error@-1 {{invalid redeclaration of 'initializerWithArgumentsOfTypes'}}
    // corrected: init(pets: Array<String>) { text = pets.joined() }
}
