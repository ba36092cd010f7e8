import Foundation

extension SourceModule {
    /// The paths of all files on which the reading of the module depends, whether they exist or not.
    package var inputFiles: [String] {
        guard let generation else { return files }
        return files + generation.outputs.flatMap(\.files)
            + ManifestPlugins.manifests(inPackage: generation.package)
    }
}

extension UnreadSources.Module {
    /// The paths of all files on which the search for the names of types depends.
    package var inputFiles: [String] { files }
}
