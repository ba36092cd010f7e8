extension Container {
    /// The container that carries out the operations of this one in the current task: a substitute, or this one.
    @inline(__always)
    var active: Container {
        Substitution.mayApply ? substitute ?? self : self
    }

    /// The registrar of the container that carries out the operations of this one.
    @inline(__always)
    var activeRegistrar: Registrar {
        Substitution.mayApply ? active.registrar : registrar
    }

    /// Whether resolutions begin on the slow path: another container carries them out in the current task, or observers
    /// receive their events.
    @inline(__always)
    var isDiverted: Bool {
        Diversion.mayApply && (substitute != nil || isObserved)
    }

    /// The container that substitutes this one in the current task, if there is one.
    ///
    /// - Complexity: O(*n*), where *n* is the number of reachable containers.
    @inline(never)
    var substitute: Container? {
        let active = Substitution.active(self)
        return active === self ? nil : active
    }

    /// The registration to forward to instead of another one, because a substitute may have a copy of that.
    ///
    /// The container must be ``active``.
    func counterpart(of target: Registration) -> Registration {
        Substitution.mayApply ? Substitution.counterpart(of: target, in: self) : target
    }
}
