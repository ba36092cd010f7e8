extension Duration {
    /// The duration in milliseconds with two digits after the point, such as `12.05 ms`.
    package var inMilliseconds: String {
        let hundredths = components.seconds * 100_000 + components.attoseconds / 10_000_000_000_000
        let fraction = "\(hundredths % 100)"
        return "\(hundredths / 100).\(fraction.count < 2 ? "0" : "")\(fraction) ms"
    }
}
