/// What the summaries of a check say that it is silent about.
struct Silences {
    /// The places on which the check is silent, as in `Page1.swift:12`.
    private var places: Set<String> = []

    /// The files with components that are not checked.
    private var uncheckedFiles: Set<String> = []

    /// Whether any service may be registered.
    private var isOpen = false

    init(_ summaries: [String]) {
        for line in summaries.joined(separator: "\n").split(separator: "\n") {
            guard let note = line.firstMatch(of: #/([^/]*\.swift):(\d+):\d+: note: (.*)/#)?.output else {
                continue
            }
            if note.3.hasPrefix("Not everything is checked, because ") { isOpen = true }
            // What a closure needs is not what a dependency is given.
            if note.3.contains(#/^The factor(y|ies) of /#) { continue }
            if note.3.contains(#/^'[^']+'((,| and) '[^']+')* (is|are) not checked/#) {
                uncheckedFiles.insert(String(note.1))
            }
            places.insert("\(note.1):\(note.2)")
            guard let list = note.3.firstRange(of: ", in the lines ") else { continue }
            for number in note.3[list.upperBound...].matches(of: #/\d+/#) {
                places.insert("\(note.1):\(number.output)")
            }
        }
    }

    /// Whether the check says that it may miss one of some problems.
    func cover(anyOf problems: Set<ProgramReading.Problem>) -> Bool {
        isOpen
            || problems.contains { problem in
                places.contains(problem.place)
                    || uncheckedFiles.contains { problem.place.hasPrefix("\($0):") }
            }
    }
}
