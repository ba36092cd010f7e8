public import Ampoule

/// What the weather is like.
public protocol Weather: Sendable {
    /// Whether hay can be made.
    var isDry: Bool { get }
}

/// The list of what tells the weather, most of which is internal.
public protocol WeatherComponents: ComponentList {}

@Register(Weather.self)
struct DryWeather: Weather {
    var isDry: Bool { true }
}

/// What is told of the weather.
@Register
public struct Forecast {
    /// Whether hay can be made.
    public let isDry: Bool

    /// Asks the weather.
    public init(@Inject weather: any Weather) {
        isDry = weather.isDry
    }
}

@Registrations(DryWeather.self, public: Forecast.self, as: WeatherComponents.self, provides: [Weather.self])
extension Container {}
