/// Common value types of the standard library and of Foundation.
enum StandardTypes {
    static let names: Set<String> = [
        "Any", "AnyClass", "AnyObject", "Array", "Bool", "Character", "Data", "Date", "Decimal",
        "Dictionary", "Double", "Duration", "Error", "Float", "Int", "Int16", "Int32", "Int64", "Int8",
        "Optional", "Result", "Sendable", "Set", "String", "Substring", "Swift", "TimeInterval", "UInt",
        "UInt16", "UInt32", "UInt64", "UInt8", "URL", "UUID", "Void",
    ]
}
