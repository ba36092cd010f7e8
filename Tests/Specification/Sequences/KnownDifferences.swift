/// Programs in which `Container` does not do what is specified, so far; the generator leaves them out.
package struct KnownDifferences: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// An asynchronous instance is shared although it holds one whose completions run, and stays if those fail.
    ///
    /// A program that shows it is not run asynchronously.
    package static let awaitedHolders = Self(rawValue: 4096)

    /// Whether a program that shows the differences is not run in a mode.
    func applies(to mode: ContainerRun.Mode) -> Bool {
        contains(.awaitedHolders) && mode == .asynchronous
    }
}
