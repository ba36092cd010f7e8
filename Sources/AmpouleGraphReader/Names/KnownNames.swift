/// Names with a fixed meaning wherever no analyzed source declares them.
enum KnownNames {
    /// Macros that register nothing.
    static let macros: Set<String> = [
        "available", "unavailable", "selector", "keyPath", "file", "fileID", "filePath", "function", "line",
        "column", "dsohandle", "warning", "error", "externalMacro", "isolation", "expect", "require",
        "Predicate",
        "Expression", "Preview", "Playground", "bundle", "colorLiteral", "imageLiteral", "fileLiteral",
    ]

    /// Functions of the standard library and of loggers that need not call their arguments.
    static let functionsWithAutoclosures: Set<String> = [
        "assert", "assertionFailure", "critical", "debug", "error", "fatalError", "info", "log", "notice",
        "precondition", "preconditionFailure", "trace", "warning",
    ]

    /// Functions of the standard library that throw the errors of a closure, though their names speak of throwing.
    static let functionsThatRethrow: Set<String> = [
        "withCheckedThrowingContinuation", "withThrowingDiscardingTaskGroup", "withThrowingTaskGroup",
        "withUnsafeThrowingContinuation",
    ]

    /// Modules whose name before a type makes no difference.
    static let modules: Set<String> = ["Swift", "Foundation", "FoundationEssentials", Vocabulary.module]

    /// Modules whose types are all known.
    static let ownModules = Vocabulary.modules.union(["Swift"])

    /// Types of the standard libraries and of this one that aren't aliases.
    ///
    /// Two of them with different names are different types.
    static let types = standardTypes.union(foundationTypes).union(typesOfLibrary)

    private static let typesOfLibrary = Vocabulary.types(
        .container,
        .resolver,
        .level,
        .scope,
        .builtInService
    )

    /// Types that the standard library declares.
    static let standardTypes: Set<String> = [
        "Any", "AnyObject", "Array", "Bool", "Character", "ContinuousClock", "Dictionary", "Double",
        "Duration", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "MainActor", "Optional", "Result",
        "Set",
        "String", "Substring", "SuspendingClock", "UInt", "UInt16", "UInt32", "UInt64", "UInt8",
    ]

    private static let foundationTypes: Set<String> = [
        "Bundle", "Calendar", "CharacterSet", "Data", "Date", "DateComponents", "DateFormatter",
        "DateInterval", "Decimal", "FileHandle", "FileManager", "HTTPCookieStorage",
        "ISO8601DateFormatter", "IndexPath", "IndexSet", "JSONDecoder", "JSONEncoder",
        "JSONSerialization", "Locale", "Measurement", "NotificationCenter", "NumberFormatter",
        "Operation", "OperationQueue", "PersonNameComponents", "ProcessInfo", "PropertyListDecoder",
        "PropertyListEncoder", "RunLoop", "Thread", "TimeZone", "Timer", "URL", "URLCache",
        "URLComponents", "URLCredentialStorage", "URLRequest", "URLSession",
        "URLSessionConfiguration", "UUID", "UndoManager", "UserDefaults",
    ]

    /// Whether a name belongs to exactly one type, which is neither a protocol nor an alias.
    static func isNominal(_ name: String) -> Bool {
        types.contains(name) && protocols[name] == nil && name != "Any" && Vocabulary.memberTypes[name] == nil
    }

    /// Whether a name belongs to exactly one type, which isn't an alias.
    static func isKnown(_ name: String) -> Bool { types.contains(name) || protocols[name] != nil }

    /// Generic types of the standard library, whose members can't be named without arguments.
    static let genericTypes: Set<String> = [
        "Array", "ArraySlice", "AsyncStream", "AsyncThrowingStream", "Atomic", "ClosedRange",
        Vocabulary.level,
        "ContiguousArray", "Dictionary", "InlineArray", "KeyPath", "KeyValuePairs", "Measurement", "Mutex",
        "Optional", "Range", "ReferenceWritableKeyPath", "Result", "Set", "Span", "Task",
        "UnsafeBufferPointer", "UnsafeMutableBufferPointer", "UnsafeMutablePointer", "UnsafePointer",
        "WritableKeyPath",
    ]

    /// Marker protocols, which don't exist at run time.
    static let markerProtocols: Set<String> = [
        "BitwiseCopyable", "Copyable", "Escapable", "Sendable", "SendableMetatype",
    ]

    /// Protocols of the standard library, each with its inherited protocols.
    static let protocols: [String: [String]] = [
        "Actor": ["AnyObject"], "AnyObject": [], "BitwiseCopyable": [], "CaseIterable": [], "Clock": [],
        "CodingKey": ["CustomStringConvertible", "CustomDebugStringConvertible"], "Comparable": ["Equatable"],
        "Copyable": [], "CustomDebugStringConvertible": [], "CustomReflectable": [],
        "CustomStringConvertible": [], "Decodable": [],
        "DurationProtocol": ["AdditiveArithmetic", "Comparable"],
        "Encodable": [], "Equatable": [], "Error": [], "Escapable": [],
        "ExpressibleByStringLiteral": ["ExpressibleByExtendedGraphemeClusterLiteral"],
        "Hashable": ["Equatable"],
        "Identifiable": [], "LocalizedError": ["Error"],
        "LosslessStringConvertible": ["CustomStringConvertible"], "RawRepresentable": [], "Sendable": [],
        "SendableMetatype": [],
    ]

    /// Whether inheriting a type of the standard library or of Foundation leaves a type nonisolated.
    static func isNonisolated(_ name: String) -> Bool {
        protocols[name] != nil || Vocabulary.memberTypes[name] != nil
            || ["Codable", "NSObject", "NSObjectProtocol"].contains(name)
    }

    /// Protocols of the standard library that only classes conform to.
    static let classBoundProtocols: Set<String> = ["Actor", "AnyObject"]

    /// The names of the member types that each standard type passes on to inheriting types.
    static let memberTypes = memberTypesOfStandardTypes.merging(Vocabulary.memberTypes) { $1 }

    private static let memberTypesOfStandardTypes: [String: Set<String>] = [
        "Actor": [], "AnyObject": [], "BitwiseCopyable": [], "CaseIterable": ["AllCases"],
        "Character": ["RawValue"],
        "CodingKey": [], "Comparable": [], "Copyable": [], "CustomDebugStringConvertible": [],
        "CustomReflectable": [], "CustomStringConvertible": [], "Codable": [], "Decodable": [],
        "Double": ["RawValue"], "Encodable": [], "Equatable": [], "Error": [], "Escapable": [],
        "Hashable": [], "Identifiable": ["ID"], "Int": ["RawValue"], "LocalizedError": [],
        "LosslessStringConvertible": [], "NSObject": [], "NSObjectProtocol": [], "Observable": [],
        "ObservableObject": ["ObjectWillChangePublisher"], "RawRepresentable": ["RawValue"], "Sendable": [],
        "SendableMetatype": [], "String": ["RawValue"], "UInt8": ["RawValue"],
    ]

    /// Types of this library without member types.
    static let memberlessTypes = Vocabulary.types(.assembler, .container, .resolver)

    /// Type aliases of the standard library.
    static let aliases: [String: TypeSpelling] = [
        "Codable": .composition([.generic("Decodable"), .generic("Encodable")]),
        "TimeInterval": .generic("Double"),
        "Void": .tuple([]),
    ]
}
