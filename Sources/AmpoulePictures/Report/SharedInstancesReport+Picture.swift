import AmpouleGraph

extension SharedInstancesReport {
    /// The formats of pictures of a report.
    public enum PictureFormat: String, Sendable, CaseIterable {
        /// A tree of text with a timeline, for the terminal.
        case tree

        /// A page for a browser with a timeline, that needs nothing from the network.
        case html
    }

    /// Draws the report: which instance has requested which, when each was made, and the critical path.
    ///
    /// ```swift
    /// let start = StartRecording(of: container)
    /// try await container.makeSharedInstances()
    /// print(start.end().picture(.tree))
    /// ```
    ///
    /// - Parameter format: How to draw it.
    /// - Returns: The text of the picture, ending with a newline.
    /// - Complexity: O(*n* log *n*), where *n* is the number of instances and waits.
    public func picture(_ format: PictureFormat) -> String {
        let timeline = Timeline(self)
        return switch format {
        case .tree: TimelineText(timeline: timeline).text
        case .html: TimelinePage(timeline: timeline).text
        }
    }
}
