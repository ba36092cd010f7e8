import Ampoule
import TestSupport

extension Container {
    /// Registers a factory that suspends before it makes the instance.
    @discardableResult
    func registerAsynchronously<Service: Sendable>(
        _ service: Service.Type,
        suspending count: Int = 20,
        _ make: @escaping @Sendable () -> Service
    ) -> AsynchronousServiceEntry<Service> {
        register(service) { _ in
            await suspend(times: count)
            return make()
        }
    }
}
