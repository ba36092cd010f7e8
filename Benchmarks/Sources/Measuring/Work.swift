/// Something that is measured, many times in a row.
public struct Work {
    /// What the work is called among those that it is compared with.
    public let name: String

    /// Does the work a number of times.
    public let run: (_ count: Int) -> Void

    /// Clears away what the work has left, while no clock runs.
    public let clearAway: () -> Void

    /// How often the work is done in one slice; nil for as often as fills the slice.
    public let count: Int?

    /// Describes a work.
    ///
    /// - Parameters:
    ///   - name: The name among those that it is compared with.
    ///   - count: How often to repeat it in one slice; `nil` for as often as fills the slice.
    ///   - clearAway: Clears away what the work leaves, while no clock runs.
    ///   - run: Repeats the work.
    public init(
        _ name: String,
        count: Int? = nil,
        clearAway: @escaping () -> Void = {},
        run: @escaping (_ count: Int) -> Void
    ) {
        self.name = name
        self.run = run
        self.clearAway = clearAway
        self.count = count
    }

    /// Does the work where a profiler can tell it from what goes before.
    @inline(never)
    public func repeatAlone(_ count: Int) {
        run(count)
    }
}
