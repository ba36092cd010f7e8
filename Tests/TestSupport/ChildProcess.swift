import Foundation
import Synchronization

/// A process whose output is read and whose end is awaited by the thread that starts it.
///
/// Foundation's `Process` collects an ended child on another thread. Until then, the thread on which Swift Testing waits for
/// exit tests finds the child again and again, and keeps a processor busy.
struct ChildProcess {
    /// Children start one at a time, so that none inherits the pipe of another one, which would not end before it.
    private static let isStarting = Mutex(())

    private let id: pid_t
    private let output: FileHandle

    /// Starts a program without input, whose output and errors are read together.
    ///
    /// - Throws: A `POSIXError` if the program can't be started.
    init(path: String, arguments: [String]) throws {
        self = try Self.isStarting.withLock { _ in try Self(starting: path, arguments: arguments) }
    }

    private init(starting path: String, arguments: [String]) throws {
        let pipe = Pipe()
        for end in [pipe.fileHandleForReading, pipe.fileHandleForWriting] {
            _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC)
        }
        #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        #else
        var actions = posix_spawn_file_actions_t()
        #endif
        try Self.check(posix_spawn_file_actions_init(&actions))
        defer { posix_spawn_file_actions_destroy(&actions) }
        let end = pipe.fileHandleForWriting.fileDescriptor
        try Self.check(posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0))
        try Self.check(posix_spawn_file_actions_adddup2(&actions, end, STDOUT_FILENO))
        try Self.check(posix_spawn_file_actions_adddup2(&actions, end, STDERR_FILENO))

        var arguments = ([path] + arguments).map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var id = pid_t()
        try Self.check(posix_spawn(&id, path, &actions, nil, &arguments, environ))
        try pipe.fileHandleForWriting.close()
        self.id = id
        output = pipe.fileHandleForReading
    }

    /// Returns all that the process prints until it ends.
    func readAll() throws -> String { String(decoding: try output.readToEnd() ?? Data(), as: UTF8.self) }

    /// Waits until the process ends.
    ///
    /// - Returns: Its exit status, or 128 and the number of the signal that ended it, as in a shell.
    func wait() throws -> Int32 {
        var status: Int32 = 0
        while waitpid(id, &status, 0) == -1 {
            guard errno == EINTR else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .ECHILD) }
        }
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    }

    private static func check(_ error: Int32) throws {
        guard error == 0 else { throw POSIXError(POSIXErrorCode(rawValue: error) ?? .EINVAL) }
    }
}
