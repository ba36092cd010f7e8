import Ampoule

protocol Entity {}
// corrected: protocol Entity: SendableMetatype {}

@Register
// expected-warning@-1 {{capture of non-Sendable type 'Model.Type' in an isolated closure [#SendableMetatypes]}}
final class Repository<Model: Entity> {
    init(name: String) {}
}
