#if canImport(SwiftUI)
@_exported import Ampoule
#endif
