/// Names that mean the same wherever no source that is read declares them.
enum KnownNames {
    /// Macros that register nothing.
    static let macros: Set<String> = [
        "available", "unavailable", "selector", "keyPath", "file", "fileID", "filePath", "function", "line",
        "column", "dsohandle", "warning", "error", "externalMacro", "isolation", "expect", "require",
        "Predicate",
        "Expression", "Preview", "Playground", "bundle", "colorLiteral", "imageLiteral", "fileLiteral",
    ]

    /// The services that each container provides itself.
    static let builtInServices: Set<String> = ["Container", "Resolver", "GraphIdentifier"]

    /// Modules whose name before a type makes no difference.
    static let modules: Set<String> = ["Swift", "Foundation", "FoundationEssentials", "Ampoule"]

    /// Modules of which all types are known.
    static let ownModules: Set<String> = ["Swift", "Ampoule", "AmpouleModules", "AmpouleAutoregistration"]

    /// Types of the libraries that come with the language and of this one that are not aliases, so that two of
    /// different names are different types.
    static let types: Set<String> = standardTypes.union(foundationTypes).union([
        "Container", "GraphIdentifier", "Resolver",
    ])

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

    /// Whether a name is that of one type that is neither a protocol nor an alias.
    static func isNominal(_ name: String) -> Bool {
        types.contains(name) && protocols[name] == nil && !["Any", "Resolver"].contains(name)
    }

    /// Whether a name is that of one type alone, which is no alias.
    static func isKnown(_ name: String) -> Bool { types.contains(name) || protocols[name] != nil }

    /// Types of the language with parameters, of which members cannot be named without arguments.
    static let genericTypes: Set<String> = [
        "Array", "ArraySlice", "AsyncStream", "AsyncThrowingStream", "Atomic", "ClosedRange",
        "ContiguousArray", "Dictionary", "InlineArray", "KeyPath", "KeyValuePairs", "Measurement", "Mutex",
        "Optional", "Range", "ReferenceWritableKeyPath", "Result", "Set", "Span", "Task",
        "UnsafeBufferPointer", "UnsafeMutableBufferPointer", "UnsafeMutablePointer", "UnsafePointer",
        "WritableKeyPath",
    ]

    /// Protocols that leave no trace at run time.
    static let markerProtocols: Set<String> = [
        "BitwiseCopyable", "Copyable", "Escapable", "Sendable", "SendableMetatype",
    ]

    /// Protocols of the language, each with those that it inherits.
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

    /// Whether what inherits a type of the language, or of Foundation, is not isolated by that.
    static func isNonisolated(_ name: String) -> Bool {
        protocols[name] != nil || ["Codable", "NSObject", "NSObjectProtocol"].contains(name)
    }

    /// Protocols of the language that only classes conform to.
    static let classBoundProtocols: Set<String> = ["Actor", "AnyObject"]

    /// The names of the types that those who inherit a type of the language have from it as members.
    static let memberTypes: [String: Set<String>] = [
        "Actor": [], "AnyObject": [], "BitwiseCopyable": [], "CaseIterable": ["AllCases"],
        "Character": ["RawValue"],
        "CodingKey": [], "Comparable": [], "Copyable": [], "CustomDebugStringConvertible": [],
        "CustomReflectable": [], "CustomStringConvertible": [], "Codable": [], "Decodable": [],
        "Double": ["RawValue"], "Encodable": [], "Equatable": [], "Error": [], "Escapable": [],
        "Hashable": [], "Identifiable": ["ID"], "Int": ["RawValue"], "LocalizedError": [],
        "LosslessStringConvertible": [], "NSObject": [], "NSObjectProtocol": [], "Observable": [],
        "ObservableObject": ["ObjectWillChangePublisher"], "RawRepresentable": ["RawValue"], "Sendable": [],
        "SendableMetatype": [], "String": ["RawValue"], "UInt8": ["RawValue"],
        "Assembly": [], "Behavior": [],
    ]

    /// Types of this library that have no types as members.
    static let memberlessTypes: Set<String> = ["Assembler", "Container", "Resolver"]

    /// Types of the language that stand for others.
    static let aliases: [String: TypeSpelling] = [
        "Codable": .composition([.generic("Decodable"), .generic("Encodable")]),
        "TimeInterval": .generic("Double"),
        "Void": .tuple([]),
    ]
}
