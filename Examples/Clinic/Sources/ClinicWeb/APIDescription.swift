import Hummingbird

/// Describes the routes, in the format OpenAPI 3.1.
struct APIDescription: ResponseGenerator {
    func response(from request: Request, context: some RequestContext) -> Response {
        Response(
            status: .ok,
            headers: [.contentType: "application/json; charset=utf-8"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: Self.text))
        )
    }

    private static let text = #"""
        {
          "openapi": "3.1.0",
          "info": { "title": "Clinic", "version": "1.0.0" },
          "paths": {
            "/animals": {
              "get": {
                "summary": "Lists the animals by name.",
                "responses": { "200": { "description": "The animals", "content": { "application/json": {
                  "schema": { "type": "array", "items": { "$ref": "#/components/schemas/Animal" } } } } } }
              },
              "post": {
                "summary": "Admits an animal; asks the registry for its chip.",
                "requestBody": { "required": true, "content": { "application/json": {
                  "schema": { "$ref": "#/components/schemas/NewAnimal" } } } },
                "responses": {
                  "201": { "description": "The animal", "content": { "application/json": {
                    "schema": { "$ref": "#/components/schemas/Animal" } } } },
                  "400": { "$ref": "#/components/responses/Error" },
                  "409": { "$ref": "#/components/responses/Error" },
                  "413": { "$ref": "#/components/responses/Error" },
                  "415": { "$ref": "#/components/responses/Error" },
                  "422": { "$ref": "#/components/responses/Error" },
                  "503": { "$ref": "#/components/responses/Error" },
                  "504": { "$ref": "#/components/responses/Error" }
                }
              }
            },
            "/owner/animals": {
              "get": {
                "summary": "Lists the animals of the owner who sends the request.",
                "parameters": [ { "name": "X-Owner", "in": "header", "required": true,
                  "schema": { "type": "string" } } ],
                "responses": {
                  "200": { "description": "The animals", "content": { "application/json": {
                    "schema": { "type": "array", "items": { "$ref": "#/components/schemas/Animal" } } } } },
                  "401": { "$ref": "#/components/responses/Error" }
                }
              }
            },
            "/appointments": {
              "get": {
                "summary": "Lists the appointments by time.",
                "responses": { "200": { "description": "The appointments", "content": { "application/json": {
                  "schema": { "type": "array", "items": { "$ref": "#/components/schemas/Appointment" } } } } } }
              },
              "post": {
                "summary": "Books an appointment.",
                "requestBody": { "required": true, "content": { "application/json": {
                  "schema": { "$ref": "#/components/schemas/Booking" } } } },
                "responses": {
                  "201": {
                    "description": "The appointment",
                    "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Appointment" } } }
                  },
                  "400": { "$ref": "#/components/responses/Error" },
                  "409": { "$ref": "#/components/responses/Error" },
                  "413": { "$ref": "#/components/responses/Error" },
                  "415": { "$ref": "#/components/responses/Error" },
                  "422": { "$ref": "#/components/responses/Error" }
                }
              }
            },
            "/appointments/{id}": {
              "delete": {
                "summary": "Cancels an appointment.",
                "parameters": [ { "name": "id", "in": "path", "required": true,
                  "schema": { "type": "string", "format": "uuid" } } ],
                "responses": {
                  "204": { "description": "The appointment is canceled." },
                  "400": { "$ref": "#/components/responses/Error" },
                  "404": { "$ref": "#/components/responses/Error" }
                }
              }
            },
            "/health": {
              "get": {
                "summary": "Tells which parts work.",
                "responses": {
                  "200": { "$ref": "#/components/responses/Health" },
                  "503": { "$ref": "#/components/responses/Health" }
                }
              }
            }
          },
          "components": {
            "responses": {
              "Error": { "description": "The reason", "content": { "application/json": {
                "schema": { "$ref": "#/components/schemas/Error" } } } },
              "Health": { "description": "The parts", "content": { "application/json": {
                "schema": { "type": "object", "additionalProperties": { "enum": ["ok", "failed"] } } } } }
            },
            "schemas": {
              "Animal": {
                "type": "object",
                "required": ["id", "name", "species", "owner"],
                "properties": {
                  "id": { "type": "integer" }, "name": { "type": "string" }, "species": { "type": "string" },
                  "owner": { "type": "string" }, "chip": { "type": "string" }
                }
              },
              "NewAnimal": {
                "type": "object",
                "required": ["name", "species", "owner"],
                "properties": {
                  "name": { "type": "string", "minLength": 1, "maxLength": 100 },
                  "species": { "type": "string", "minLength": 1, "maxLength": 100 },
                  "owner": { "type": "string", "minLength": 1, "maxLength": 100 },
                  "chip": { "type": ["string", "null"], "pattern": "^[0-9]{15}$" }
                }
              },
              "Appointment": {
                "type": "object",
                "required": ["id", "animal", "time", "reason"],
                "properties": {
                  "id": { "type": "string", "format": "uuid" }, "animal": { "type": "integer" },
                  "time": { "type": "string", "format": "date-time" }, "reason": { "type": "string" }
                }
              },
              "Booking": {
                "type": "object",
                "required": ["animal", "time", "reason"],
                "properties": {
                  "animal": { "type": "integer", "minimum": 1, "maximum": 9223372036854775807 },
                  "time": { "type": "string",
                    "pattern": "^20[3-9][0-9]-(0[1-9]|1[0-2])-(0[1-9]|1[0-9]|2[0-8])T([01][0-9]|2[0-3]):(00|15|30|45):00Z$" },
                  "reason": { "type": "string", "minLength": 1, "maxLength": 200 }
                }
              },
              "Error": {
                "type": "object",
                "required": ["error"],
                "properties": { "error": { "type": "object", "required": ["message"],
                  "properties": { "message": { "type": "string" } } } }
              }
            }
          }
        }
        """#
}
