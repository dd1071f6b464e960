package zwick.hall;

/// A [Token] as its owner finds it in a list; the secret itself is nowhere.
///
/// @param label what he calls it
/// @param used when it was last shown, give or take an hour
public record TokenRow(long id, Token.Kind kind, String label, long created, long used) {}
