import Foundation

extension Sequence<SourceModule> {
    /// The paths of all files on which the reading of these modules depends, whether they exist or not.
    package var inputFiles: [String] {
        let generations = compactMap(\.generation)
        return flatMap(\.files) + generations.flatMap(\.outputs).flatMap(\.files)
            + Set(generations.map(\.package)).sorted().flatMap(ManifestPlugins.manifests)
    }
}

extension UnreadSources.Module {
    /// The paths of all files on which the search for the names of types depends.
    package var inputFiles: [String] { files }
}
