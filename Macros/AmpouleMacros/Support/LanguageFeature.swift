/// The language features whose use changes the generated code.
enum LanguageFeature: String, CaseIterable {
    case defaultIsolationPerFile = "DefaultIsolationPerFile"
    case existentialAny = "ExistentialAny"
    case inferIsolatedConformances = "InferIsolatedConformances"
    case strictMemorySafety = "StrictMemorySafety"
}
