extension Registration {
    /// The registration that stands for this one, to which others lead, in the current task: a copy, or this one.
    @inline(__always)
    var active: Registration {
        Substitution.mayApply ? Substitution.active(self) : self
    }
}
