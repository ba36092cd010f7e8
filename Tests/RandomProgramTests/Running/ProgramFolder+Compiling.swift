import TestSupport

extension ProgramFolder {
    /// Compiles the program, against the library and the macros that the tests are built with.
    ///
    /// - Returns: What the compiler prints.
    func compile() throws -> String {
        let library = try LinkedLibrary.current.get()
        for module in modules {
            let product = url.appending(path: module.name).path
            let output = try library.compile(
                [
                    "-parse-as-library", "-module-name", module.name, "-wmo", "-emit-object", "-o",
                    product + ".o",
                    "-emit-module", "-emit-module-path", product + ".swiftmodule", "-I", url.path,
                    "-D", "STAGING", "-D", "AMPOULE_UNPROVED_LISTS",
                ] + setting.flags + module.files
            )
            if !output.isEmpty { return output }
        }
        let objects = modules.map { module in url.appending(path: module.name).path + ".o" }
        return try library.link(objects, to: executable)
    }
}
