/// Stops the program with the description of an error, at the caller's file and line.
///
/// Only calls that can't throw use it; each has a throwing counterpart.
func trap(_ error: ResolutionError, file: StaticString = #fileID, line: UInt = #line) -> Never {
    fatalError(error.description, file: file, line: line)
}
