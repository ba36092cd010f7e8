import Ampoule
import AsyncAlgorithms
import Logging
import ServiceLifecycle

/// Runs a round of reminders at each interval, until the program shuts down.
@Register
public struct ReminderService: Service {
    @Inject let round: ReminderRound
    @Inject let logger: Logging.Logger
    /// The time between two rounds.
    public let interval: Duration

    /// Runs until the program shuts down; a round that has begun ends first.
    public func run() async throws {
        logger.info("reminders started", metadata: ["interval": "\(interval)"])
        await round.run()
        for await _ in AsyncTimerSequence(interval: interval, clock: .continuous).cancelOnGracefulShutdown() {
            await round.run()
        }
        logger.info("reminders stopped")
    }
}
