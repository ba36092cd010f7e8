import SwiftIfConfig
import SwiftSyntaxMacros

extension MacroExpansionContext {
    /// What `#if` is decided by, if the compiler tells.
    var knownBuildConfiguration: (any BuildConfiguration)? {
        #if compiler(>=6.3)
        buildConfiguration
        #else
        nil
        #endif
    }
}
