import Ampoule
import Testing

/// Each piece of code in the document "Injection Patterns".
struct InjectionPatternsDocumentTests {
    private protocol AnimalType {
        func sound() -> String
    }

    private protocol PersonType {}

    private class Cat: AnimalType {
        init() {}

        func sound() -> String {
            "Meow"
        }
    }

    private class PetOwner: PersonType {
        let pet: AnimalType

        init(pet: AnimalType) { self.pet = pet }
    }

    private class PetOwner2: PersonType {
        var pet: AnimalType?

        init() {}

        func setPet(_ pet: AnimalType) {
            self.pet = pet
        }
    }

    private let container = Container()

    init() {
        container.register(AnimalType.self) { _ in Cat() }
    }

    private func owner<Owner>(_: Owner.Type) -> Owner { container.resolve(PersonType.self) as! Owner }

    @Test func initializerInjection() {
        container.register(PersonType.self) { r in
            PetOwner(pet: r.resolve(AnimalType.self)!)
        }

        #expect(owner(PetOwner.self).pet.sound() == "Meow")
    }

    @Test func propertyInjectionInTheFactory() {
        container.register(PersonType.self) { r in
            let owner = PetOwner2()
            owner.pet = r.resolve(AnimalType.self)
            return owner
        }

        #expect(owner(PetOwner2.self).pet?.sound() == "Meow")
    }

    @Test func propertyInjectionInTheCallback() {
        container.register(PersonType.self) { _ in PetOwner2() }
            .initCompleted { r, p in
                let owner = p as! PetOwner2
                owner.pet = r.resolve(AnimalType.self)
            }

        #expect(owner(PetOwner2.self).pet?.sound() == "Meow")
    }

    @Test func methodInjectionInTheFactory() {
        container.register(PersonType.self) { r in
            let owner = PetOwner2()
            owner.setPet(r.resolve(AnimalType.self)!)
            return owner
        }

        #expect(owner(PetOwner2.self).pet?.sound() == "Meow")
    }

    @Test func methodInjectionInTheCallback() {
        container.register(PersonType.self) { _ in PetOwner2() }
            .initCompleted { r, p in
                let owner = p as! PetOwner2
                owner.setPet(r.resolve(AnimalType.self)!)
            }

        #expect(owner(PetOwner2.self).pet?.sound() == "Meow")
    }
}
