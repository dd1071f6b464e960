package zwick.hall.session;

import java.util.Optional;

/// Something said at a table: a ready-made phrase, or words of his own.
public record Message(
    int n, long at, long player, Optional<String> phrase, Optional<String> words) {}
