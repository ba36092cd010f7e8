import Ampoule

enum Networking {
    @Provides
    static func session() -> Int { 1 }
    // expected-error@-1 {{'__provided_session' is ambiguous for type lookup in this context}}

    @Provides
    static func session(timeout: Double) -> String { "" }
    // expected-error@-1 {{invalid redeclaration of '__provided_session'}}
    // expected-error@-2 {{'__provided_session' is ambiguous for type lookup in this context}}
    // corrected: static func patientSession(timeout: Double) -> String { "" }
}
