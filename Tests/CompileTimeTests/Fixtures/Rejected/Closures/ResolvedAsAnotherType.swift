import Ampoule

struct Horse {}

func resolve(from container: Container) {
    let _: Int? = container.resolve(Horse.self)
    // expected-error@-1 {{cannot assign value of type 'Horse?' to type 'Int?'}}
    // corrected: let _: Horse? = container.resolve(Horse.self)
}
