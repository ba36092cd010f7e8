extension ResolutionContext {
    /// Continues the resolution on a larger stack, so that a long chain of dependencies can be resolved.
    ///
    /// The context moves to the thread of that stack, and back.
    ///
    /// - Throws: ``ResolutionError`` if that stack is also used up, or if the system has no memory for it.
    @inline(never)
    func onLargerStack<Result>(
        resolving registration: Unmanaged<Registration>,
        _ body: () throws(ResolutionError) -> Result
    ) throws(ResolutionError) -> Result {
        if state.pointee.isOnLargerStack {
            throw error(.tooDeep, at: registration.takeUnretainedValue().key)
        }
        let limit = state.pointee.stackLimit
        state.pointee.isOnLargerStack = true
        var result: Swift.Result<Result, ResolutionError>?
        let hasRun = LargerStack.run {
            Self.moveToCurrentThread(state)
            state.pointee.stackLimit = .ofCurrentThread
            do throws(ResolutionError) {
                result = .success(try body())
            } catch {
                result = .failure(error)
            }
            Self.moveToCurrentThread(nil)
        }
        state.pointee.stackLimit = limit
        state.pointee.isOnLargerStack = false
        guard hasRun, let result else { throw error(.tooDeep, at: registration.takeUnretainedValue().key) }
        return try result.get()
    }
}
