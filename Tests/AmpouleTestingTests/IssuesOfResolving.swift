import AmpouleTesting
import TestSupport
import Testing

extension Container {
    /// The texts of the issues that `expectResolvable` records.
    nonisolated(nonsending) func issuesOfResolving(
        _ prepare: (inout ResolutionTrial) -> Void = { _ in }
    ) async -> [String] {
        let texts = Notebook<String>()
        await withKnownIssue(isIntermittent: true) {
            await expectResolvable(prepare)
        } matching: { issue in
            texts.write(issue.comments.map(\.rawValue).joined())
            return true
        }
        return texts.entries
    }
}
