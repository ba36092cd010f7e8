import Ampoule

@Register(scope: .container)
final class AuditTrail: Sendable {
    @Inject let request: RequestInfo

    func record(_ action: String) {
        print("\(request.user): \(action)")
    }
}
