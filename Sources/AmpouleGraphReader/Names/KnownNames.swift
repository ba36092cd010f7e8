/// Names that mean the same wherever no source that is read declares them.
enum KnownNames {
    /// Macros that register nothing.
    static let macros: Set<String> = [
        "available", "unavailable", "selector", "keyPath", "file", "fileID", "filePath", "function", "line",
        "column", "dsohandle", "warning", "error", "externalMacro", "isolation", "expect", "require",
        "Predicate",
        "Expression", "Preview", "Playground", "bundle", "colorLiteral", "imageLiteral", "fileLiteral",
    ]

    /// What a container always has, or is.
    static let builtInServices: Set<String> = ["Container", "Resolver", "GraphIdentifier"]

    /// Modules whose name before a type makes no difference.
    static let modules: Set<String> = ["Swift", "Foundation", "FoundationEssentials", "Ampoule"]

    /// Generic types of the libraries, whose arguments the compiler infers where none are written.
    static let genericTypes: Set<String> = [
        "Array", "Dictionary", "Measurement", "Optional", "Result", "Set",
    ]

    /// Types of the libraries that come with the language and of this one that are not aliases, so that two of different names
    /// are different types.
    static let types: Set<String> = [
        "Array", "Container", "GraphIdentifier", "Resolver", "Bool", "Character", "Dictionary", "Double",
        "Duration", "Float", "Int", "Int16", "Int32",
        "Int64", "Int8", "Optional", "Result", "Set", "String", "Substring", "UInt", "UInt16", "UInt32",
        "UInt64", "UInt8", "ContinuousClock", "SuspendingClock", "Bundle", "Calendar", "CharacterSet", "Data",
        "Date", "DateComponents", "DateFormatter", "DateInterval", "Decimal", "FileHandle", "FileManager",
        "HTTPCookieStorage", "ISO8601DateFormatter", "IndexPath", "IndexSet", "JSONDecoder", "JSONEncoder",
        "JSONSerialization", "Locale", "Measurement", "NotificationCenter", "NumberFormatter", "Operation",
        "OperationQueue", "PersonNameComponents", "ProcessInfo", "PropertyListDecoder",
        "PropertyListEncoder", "RunLoop", "Thread", "TimeZone", "Timer", "URL", "URLCache",
        "URLComponents", "URLCredentialStorage", "URLRequest", "URLSession", "URLSessionConfiguration",
        "UUID", "UndoManager", "UserDefaults",
    ]
}
