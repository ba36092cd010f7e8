import AmpouleModules
import TestSupport

/// What a logger was told.
final class Log: Sendable {
    private let notebook = Notebook<(level: LogLevel, text: String)>()

    var texts: [String] { notebook.entries.map(\.text) }
    var levels: [LogLevel] { notebook.entries.map(\.level) }

    /// A logger that writes here.
    func logger(from lowestLevel: LogLevel = .warning) -> InjectionLogger {
        AmpouleModules.logger(from: lowestLevel) { [notebook] level, message in
            notebook.write((level, message.description))
        }
    }

    /// A container of these modules, whose logger writes here.
    func container(of modules: Module...) -> Container {
        makeContainer {
            logger()
            modules
        }
    }
}
