import Ampoule

enum Names {
    static let main = "main"
}

enum Trainers {
    @Register(name: Names.main)
    // expected-error@-1 {{'Names' is ambiguous here, because component 'Horse' declares a member with that name; write the name with the module or type it is declared in}}
    // corrected: @Register(name: Fixture::Names.main)
    struct Horse {
        enum Names {
            static let main = "stable"
        }
    }
}
