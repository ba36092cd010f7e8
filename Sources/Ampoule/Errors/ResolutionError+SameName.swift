extension ResolutionError {
    /// The line for a registered service whose type has the name of the requested one, or `nil` if the names differ.
    ///
    /// Such types are declared in different modules or functions, or twice by one module that is linked into two images.
    func sameNameHint(_ registered: RegistrationKey) -> String? {
        let types = (asked: key.serviceType, registered: registered.serviceType)
        guard TypeName.short(types.asked) == TypeName.short(types.registered) else { return nil }
        let names = (asked: TypeName.qualified(types.asked), registered: TypeName.qualified(types.registered))
        guard names.asked == names.registered else {
            return
                "Registered: '\(registered.qualifiedDescription)', which is another type than '\(names.asked)'."
        }
        let images = (
            asked: TypeImage.path(of: types.asked), registered: TypeImage.path(of: types.registered)
        )
        guard let asked = images.asked, let other = images.registered, asked != other else {
            return "Registered: '\(registered.qualifiedDescription)', which is another type of the same name."
        }
        return
            "Registered: '\(registered.qualifiedDescription)' of '\(other)'. That of '\(asked)' was requested, which is another type: link the module that declares it into one image only."
    }
}
