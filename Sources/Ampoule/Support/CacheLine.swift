/// The unit in which processors share memory.
enum CacheLine {
    /// The distance that avoids false sharing between values that different threads write: a cache line, or the pair of
    /// lines that some processors load together.
    static let size = 128
}
