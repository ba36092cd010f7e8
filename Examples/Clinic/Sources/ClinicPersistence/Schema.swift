import GRDB

enum Schema {
    /// The versions of the database, in order.
    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("animals and appointments") { database in
            try database.create(table: "animal") { table in
                table.primaryKey("id", .integer)
                table.column("name", .text).notNull()
                table.column("species", .text).notNull()
                table.column("owner", .text).notNull()
            }
            try database.create(table: "appointment") { table in
                table.primaryKey("id", .text)
                table.column("animal", .integer).notNull().references("animal")
                table.column("time", .integer).notNull().unique()
                table.column("reason", .text).notNull()
            }
            for (name, species, owner) in [
                ("Mimi", "cat", "Ada"), ("Hachi", "dog", "Grace"), ("Lucky", "horse", "Alan"),
            ] {
                try database.execute(
                    sql: "INSERT INTO animal (name, species, owner) VALUES (?, ?, ?)",
                    arguments: [name, species, owner]
                )
            }
        }
        migrator.registerMigration("audit trail and reminders") { database in
            try database.create(table: "audit") { table in
                table.autoIncrementedPrimaryKey("id")
                table.column("request", .text).notNull()
                table.column("action", .text).notNull()
                table.column("appointment", .text).notNull()
            }
            try database.alter(table: "appointment") { table in
                table.add(column: "reminded", .boolean).notNull().defaults(to: false)
            }
        }
        migrator.registerMigration("chips") { database in
            try database.alter(table: "animal") { table in
                table.add(column: "chip", .text)
            }
            try database.create(index: "chip", on: "animal", columns: ["chip"], options: .unique)
        }
        return migrator
    }
}
