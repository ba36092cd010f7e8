/// What is eaten in the forest.
public protocol Food {}
