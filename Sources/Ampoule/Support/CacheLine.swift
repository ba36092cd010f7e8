/// The unit in which processors share memory.
enum CacheLine {
    /// The distance at which values that different threads write cause no false sharing: a cache line, or the pair of them
    /// that some processors load together.
    static let size = 128
}
