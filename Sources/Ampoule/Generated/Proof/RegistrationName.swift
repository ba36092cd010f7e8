// The names of registrations as types: each letter is a member of the type of the letters before it.
// '@Inject(name: "dry")' requests '__Name.d.r.y'.

/// A literal name as a type.
///
/// Do not use it directly; generated code does.
public protocol __LiteralName {}

/// The empty name, with which every other one begins.
///
/// Do not use it directly; generated code does.
public enum __Name: __LiteralName {}

/// A name with one more byte, in two hexadecimal digits.
///
/// Do not use it directly; generated code does.
public enum __Longer<Start: __LiteralName, High, Low>: __LiteralName {}

/// The name of a registration that has none.
///
/// Do not use it directly; generated code does.
public enum __Unnamed {}

/// A name that is not a literal, by its text; only a program in execution can compare it with others.
///
/// Do not use it directly; generated code does.
public enum __Expression<Text: __LiteralName> {}

/// Every name that is not a literal.
///
/// Do not use it directly; generated code does.
public enum __AnyName {}

/// The hexadecimal digits.
///
/// Do not use it directly; generated code does.
public enum __Digit {
    /// The digit 0.
    public enum x0 {}
    /// The digit 1.
    public enum x1 {}
    /// The digit 2.
    public enum x2 {}
    /// The digit 3.
    public enum x3 {}
    /// The digit 4.
    public enum x4 {}
    /// The digit 5.
    public enum x5 {}
    /// The digit 6.
    public enum x6 {}
    /// The digit 7.
    public enum x7 {}
    /// The digit 8.
    public enum x8 {}
    /// The digit 9.
    public enum x9 {}
    /// The digit A.
    public enum xA {}
    /// The digit B.
    public enum xB {}
    /// The digit C.
    public enum xC {}
    /// The digit D.
    public enum xD {}
    /// The digit E.
    public enum xE {}
    /// The digit F.
    public enum xF {}
}

extension __LiteralName {
    /// A name that continues with the letter 'a'.
    public typealias a = __Longer<Self, __Digit.x6, __Digit.x1>
    /// A name that continues with the letter 'b'.
    public typealias b = __Longer<Self, __Digit.x6, __Digit.x2>
    /// A name that continues with the letter 'c'.
    public typealias c = __Longer<Self, __Digit.x6, __Digit.x3>
    /// A name that continues with the letter 'd'.
    public typealias d = __Longer<Self, __Digit.x6, __Digit.x4>
    /// A name that continues with the letter 'e'.
    public typealias e = __Longer<Self, __Digit.x6, __Digit.x5>
    /// A name that continues with the letter 'f'.
    public typealias f = __Longer<Self, __Digit.x6, __Digit.x6>
    /// A name that continues with the letter 'g'.
    public typealias g = __Longer<Self, __Digit.x6, __Digit.x7>
    /// A name that continues with the letter 'h'.
    public typealias h = __Longer<Self, __Digit.x6, __Digit.x8>
    /// A name that continues with the letter 'i'.
    public typealias i = __Longer<Self, __Digit.x6, __Digit.x9>
    /// A name that continues with the letter 'j'.
    public typealias j = __Longer<Self, __Digit.x6, __Digit.xA>
    /// A name that continues with the letter 'k'.
    public typealias k = __Longer<Self, __Digit.x6, __Digit.xB>
    /// A name that continues with the letter 'l'.
    public typealias l = __Longer<Self, __Digit.x6, __Digit.xC>
    /// A name that continues with the letter 'm'.
    public typealias m = __Longer<Self, __Digit.x6, __Digit.xD>
    /// A name that continues with the letter 'n'.
    public typealias n = __Longer<Self, __Digit.x6, __Digit.xE>
    /// A name that continues with the letter 'o'.
    public typealias o = __Longer<Self, __Digit.x6, __Digit.xF>
    /// A name that continues with the letter 'p'.
    public typealias p = __Longer<Self, __Digit.x7, __Digit.x0>
    /// A name that continues with the letter 'q'.
    public typealias q = __Longer<Self, __Digit.x7, __Digit.x1>
    /// A name that continues with the letter 'r'.
    public typealias r = __Longer<Self, __Digit.x7, __Digit.x2>
    /// A name that continues with the letter 's'.
    public typealias s = __Longer<Self, __Digit.x7, __Digit.x3>
    /// A name that continues with the letter 't'.
    public typealias t = __Longer<Self, __Digit.x7, __Digit.x4>
    /// A name that continues with the letter 'u'.
    public typealias u = __Longer<Self, __Digit.x7, __Digit.x5>
    /// A name that continues with the letter 'v'.
    public typealias v = __Longer<Self, __Digit.x7, __Digit.x6>
    /// A name that continues with the letter 'w'.
    public typealias w = __Longer<Self, __Digit.x7, __Digit.x7>
    /// A name that continues with the letter 'x'.
    public typealias x = __Longer<Self, __Digit.x7, __Digit.x8>
    /// A name that continues with the letter 'y'.
    public typealias y = __Longer<Self, __Digit.x7, __Digit.x9>
    /// A name that continues with the letter 'z'.
    public typealias z = __Longer<Self, __Digit.x7, __Digit.xA>
    /// A name that continues with the letter 'A'.
    public typealias A = __Longer<Self, __Digit.x4, __Digit.x1>
    /// A name that continues with the letter 'B'.
    public typealias B = __Longer<Self, __Digit.x4, __Digit.x2>
    /// A name that continues with the letter 'C'.
    public typealias C = __Longer<Self, __Digit.x4, __Digit.x3>
    /// A name that continues with the letter 'D'.
    public typealias D = __Longer<Self, __Digit.x4, __Digit.x4>
    /// A name that continues with the letter 'E'.
    public typealias E = __Longer<Self, __Digit.x4, __Digit.x5>
    /// A name that continues with the letter 'F'.
    public typealias F = __Longer<Self, __Digit.x4, __Digit.x6>
    /// A name that continues with the letter 'G'.
    public typealias G = __Longer<Self, __Digit.x4, __Digit.x7>
    /// A name that continues with the letter 'H'.
    public typealias H = __Longer<Self, __Digit.x4, __Digit.x8>
    /// A name that continues with the letter 'I'.
    public typealias I = __Longer<Self, __Digit.x4, __Digit.x9>
    /// A name that continues with the letter 'J'.
    public typealias J = __Longer<Self, __Digit.x4, __Digit.xA>
    /// A name that continues with the letter 'K'.
    public typealias K = __Longer<Self, __Digit.x4, __Digit.xB>
    /// A name that continues with the letter 'L'.
    public typealias L = __Longer<Self, __Digit.x4, __Digit.xC>
    /// A name that continues with the letter 'M'.
    public typealias M = __Longer<Self, __Digit.x4, __Digit.xD>
    /// A name that continues with the letter 'N'.
    public typealias N = __Longer<Self, __Digit.x4, __Digit.xE>
    /// A name that continues with the letter 'O'.
    public typealias O = __Longer<Self, __Digit.x4, __Digit.xF>
    /// A name that continues with the letter 'P'.
    public typealias P = __Longer<Self, __Digit.x5, __Digit.x0>
    /// A name that continues with the letter 'Q'.
    public typealias Q = __Longer<Self, __Digit.x5, __Digit.x1>
    /// A name that continues with the letter 'R'.
    public typealias R = __Longer<Self, __Digit.x5, __Digit.x2>
    /// A name that continues with the letter 'S'.
    public typealias S = __Longer<Self, __Digit.x5, __Digit.x3>
    /// A name that continues with the letter 'T'.
    public typealias T = __Longer<Self, __Digit.x5, __Digit.x4>
    /// A name that continues with the letter 'U'.
    public typealias U = __Longer<Self, __Digit.x5, __Digit.x5>
    /// A name that continues with the letter 'V'.
    public typealias V = __Longer<Self, __Digit.x5, __Digit.x6>
    /// A name that continues with the letter 'W'.
    public typealias W = __Longer<Self, __Digit.x5, __Digit.x7>
    /// A name that continues with the letter 'X'.
    public typealias X = __Longer<Self, __Digit.x5, __Digit.x8>
    /// A name that continues with the letter 'Y'.
    public typealias Y = __Longer<Self, __Digit.x5, __Digit.x9>
    /// A name that continues with the letter 'Z'.
    public typealias Z = __Longer<Self, __Digit.x5, __Digit.xA>
    /// A name that continues with the digit 0.
    public typealias _0 = __Longer<Self, __Digit.x3, __Digit.x0>
    /// A name that continues with the digit 1.
    public typealias _1 = __Longer<Self, __Digit.x3, __Digit.x1>
    /// A name that continues with the digit 2.
    public typealias _2 = __Longer<Self, __Digit.x3, __Digit.x2>
    /// A name that continues with the digit 3.
    public typealias _3 = __Longer<Self, __Digit.x3, __Digit.x3>
    /// A name that continues with the digit 4.
    public typealias _4 = __Longer<Self, __Digit.x3, __Digit.x4>
    /// A name that continues with the digit 5.
    public typealias _5 = __Longer<Self, __Digit.x3, __Digit.x5>
    /// A name that continues with the digit 6.
    public typealias _6 = __Longer<Self, __Digit.x3, __Digit.x6>
    /// A name that continues with the digit 7.
    public typealias _7 = __Longer<Self, __Digit.x3, __Digit.x7>
    /// A name that continues with the digit 8.
    public typealias _8 = __Longer<Self, __Digit.x3, __Digit.x8>
    /// A name that continues with the digit 9.
    public typealias _9 = __Longer<Self, __Digit.x3, __Digit.x9>
}
