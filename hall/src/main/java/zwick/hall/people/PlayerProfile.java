package zwick.hall.people;

import java.util.Optional;

/// Somebody who plays here, with an account or as a guest.
///
/// @param name as others see it
/// @param account whether he has chosen a name and a password
/// @param bot whether a program plays for him
/// @param freeText whether he allows the other's own words
public record PlayerProfile(
    long id, Optional<String> name, boolean account, boolean bot, boolean freeText) {}
