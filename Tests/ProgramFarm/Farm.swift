/// Food; the forest has some, too.
public protocol Food {}
