/// Something that is measured, many times in a row.
struct Work {
    /// What the work is called among those that it is compared with.
    let name: String

    /// Does the work a number of times.
    let run: (_ count: Int) -> Void

    /// Clears away what the work has left, while no clock runs.
    let clearAway: () -> Void

    /// How often the work is done in one slice; nil for as often as fills the slice.
    let count: Int?

    init(
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
    func repeatAlone(_ count: Int) {
        run(count)
    }
}
