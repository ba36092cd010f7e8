/// Ends the program with the whole text of an error, at the caller's file and line.
///
/// Only calls that cannot throw by their form come here; each has a throwing twin.
@usableFromInline
func trap(_ error: ResolutionError, file: StaticString = #fileID, line: UInt = #line) -> Never {
    fatalError(error.description, file: file, line: line)
}
