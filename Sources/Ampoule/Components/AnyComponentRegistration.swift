/// A registration generated for a component, whatever its service and argument types.
protocol AnyComponentRegistration {
    var template: ComponentTemplate { get }
}

extension ComponentRegistration: AnyComponentRegistration {}

extension AsynchronousComponentRegistration: AnyComponentRegistration {}
