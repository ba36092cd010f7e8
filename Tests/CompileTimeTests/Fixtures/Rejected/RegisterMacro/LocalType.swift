import Ampoule

func train() {
    @Register
    // corrected:
    struct Horse {
        // expected-error@-1 {{local type cannot have attached extension macro}}
        let name: String
    }
    _ = Horse(name: "Lucky")
}
