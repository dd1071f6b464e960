package zwick.hall.people;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import zwick.hall.Base;
import zwick.hall.Room;
import zwick.hall.game.Pace;
import zwick.hall.people.PasskeyChallenges.Purpose;
import zwick.hall.policy.Objection.House;
import zwick.hall.policy.UsageLimits;

/// What is remembered of passkeys, and of what they were asked to sign.
@ParameterizedClass
@EnumSource(Base.class)
class PasskeysTest {
  private static final Optional<Long> ANYBODY = Optional.empty();

  @TempDir private Path folder;
  @Parameter private Base base;
  private Room room;
  private Players players;
  private Passkeys passkeys;
  private PasskeyChallenges passkeyChallenges;

  @BeforeEach
  void open() {
    room = Room.in(base.fresh(folder));
    players = room.hall.players();
    passkeys = room.hall.passkeys();
    passkeyChallenges = passkeys.passkeyChallenges();
    players.register(room.anna, "Anna", "correct horse");
  }

  @AfterEach
  void close() {
    room.close();
  }

  private static Passkey passkey(long player, String credential, String label) {
    return Passkey.fresh(player, credential, "secret-" + credential, true, 0, label);
  }

  @Test
  void anAccountHasPasskeysAndAGuestHasNone() {
    assertThat(passkeys.add(passkey(room.anna, "one", "  Telefon "))).isEmpty();
    var kept = passkeys.find("one").orElseThrow();
    assertThat(kept.player()).isEqualTo(room.anna);
    assertThat(kept.label()).isEqualTo("Telefon");
    assertThat(kept.attested()).isEqualTo("secret-one");
    assertThat(kept.backupEligible()).isTrue();
    assertThat(kept.created()).isEqualTo(room.now.get());
    assertThat(kept.used()).isEmpty();
    assertThat(passkeys.of(room.anna)).containsExactly(kept);
    assertThat(passkeys.add(passkey(room.beppe, "two", "x"))).contains(House.NEEDS_ACCOUNT);
    var bot = ((LoginResult.In) players.bot(room.anna, "Robo")).playerProfile();
    assertThat(passkeys.add(passkey(bot.id(), "two", "x"))).contains(House.NEEDS_ACCOUNT);
    assertThat(passkeys.find("two")).isEmpty();
  }

  @Test
  void onePasskeyBelongsToOneAccount() {
    players.register(room.beppe, "Beppe", "correct horse");
    assertThat(passkeys.add(passkey(room.anna, "one", "hers"))).isEmpty();
    assertThat(passkeys.add(passkey(room.beppe, "one", "his"))).contains(House.PASSKEY_KNOWN);
    assertThat(passkeys.find("one").orElseThrow().player()).isEqualTo(room.anna);
    assertThat(passkeys.of(room.beppe)).isEmpty();
  }

  @Test
  void tenAreEnough() {
    room.hall.limit(UsageLimits.usual());
    for (int i = 0; i < UsageLimits.usual().passkeysPerPlayer(); i++) {
      assertThat(passkeys.add(passkey(room.anna, "key" + i, "x"))).isEmpty();
    }
    assertThat(passkeys.full(room.anna)).contains(House.TOO_MANY_PASSKEYS);
    assertThat(passkeys.add(passkey(room.anna, "more", "x"))).contains(House.TOO_MANY_PASSKEYS);
    assertThat(passkeys.of(room.anna)).hasSize(10);
    assertThat(passkeys.remove(room.anna, passkeys.of(room.anna).getFirst().id())).isEmpty();
    assertThat(passkeys.full(room.anna)).isEmpty();
  }

  @Test
  void aLabelCanBeReadAndChangedByItsOwner() {
    passkeys.add(passkey(room.anna, "one", "first"));
    long id = passkeys.of(room.anna).getFirst().id();
    for (var bad : new String[] {"", "  ", "x".repeat(61), "a\u0000b", "a\nb"}) {
      assertThat(passkeys.rename(room.anna, id, bad)).contains(House.LABEL_NOT_ALLOWED);
      assertThat(passkeys.add(passkey(room.anna, "two", bad))).contains(House.LABEL_NOT_ALLOWED);
    }
    passkeys.rename(room.beppe, id, "stolen");
    assertThat(passkeys.remove(room.beppe, id)).isEmpty();
    assertThat(passkeys.of(room.anna)).extracting(Passkey::label).containsExactly("first");
    assertThat(passkeys.rename(room.anna, id, "👋".repeat(60))).isEmpty();
    assertThat(passkeys.of(room.anna)).extracting(Passkey::label).containsExactly("👋".repeat(60));
  }

  @Test
  void aCountOnlyGoesUpUnlessTheDeviceDoesNotCount() {
    passkeys.add(passkey(room.anna, "one", "x"));
    room.pass(1);
    assertThat(passkeys.used(passkeys.find("one").orElseThrow(), 0)).isTrue();
    assertThat(passkeys.find("one").orElseThrow().used()).contains(room.now.get());
    assertThat(passkeys.used(passkeys.find("one").orElseThrow(), 7)).isTrue();
    room.pass(1);
    for (long count : new long[] {7, 6, 0}) {
      assertThat(passkeys.used(passkeys.find("one").orElseThrow(), count)).isFalse();
    }
    assertThat(passkeys.find("one").orElseThrow().signCount()).isEqualTo(7);
    assertThat(passkeys.find("one").orElseThrow().used()).contains(room.now.get() - 1);
  }

  @Test
  void whoGoesTakesHisPasskeysAlongAndMaySeeThemBefore() {
    passkeys.add(passkey(room.anna, "one", "my telephone"));
    var challenge = passkeyChallenges.begin(Purpose.PROVE, Optional.of(room.anna));
    assertThat(room.hall.export(room.anna).write())
        .contains("\"passkeys\":[{\"label\":\"my telephone\"", "\"used\":null")
        .doesNotContain("secret-one", "\"one\"");
    room.hall.delete(room.anna);
    assertThat(passkeys.find("one")).isEmpty();
    assertThat(passkeyChallenges.take(challenge, Purpose.PROVE, Optional.of(room.anna))).isFalse();
  }

  @Test
  void aChallengeIsGoodOnceForOneThingAndOnePerson() {
    var his = passkeyChallenges.begin(Purpose.CREATE, Optional.of(room.beppe));
    assertThat(passkeyChallenges.take(his, Purpose.PROVE, Optional.of(room.beppe))).isFalse();
    assertThat(passkeyChallenges.take(his, Purpose.CREATE, Optional.of(room.anna))).isFalse();
    assertThat(passkeyChallenges.take(his, Purpose.CREATE, ANYBODY)).isFalse();
    assertThat(passkeyChallenges.take(his, Purpose.CREATE, Optional.of(room.beppe))).isTrue();
    assertThat(passkeyChallenges.take(his, Purpose.CREATE, Optional.of(room.beppe))).isFalse();
    var first = passkeyChallenges.begin(Purpose.LOGIN, ANYBODY);
    var second = passkeyChallenges.begin(Purpose.LOGIN, ANYBODY);
    assertThat(first).isNotEqualTo(second);
    assertThat(passkeyChallenges.take(first, Purpose.LOGIN, ANYBODY)).isTrue();
    assertThat(passkeyChallenges.take(second, Purpose.LOGIN, ANYBODY)).isTrue();
  }

  @Test
  void aChallengeLastsFiveMinutes() {
    var good = passkeyChallenges.begin(Purpose.LOGIN, ANYBODY);
    var stale = passkeyChallenges.begin(Purpose.LOGIN, ANYBODY);
    room.pass(5 * Pace.MINUTE - 1);
    assertThat(passkeyChallenges.take(good, Purpose.LOGIN, ANYBODY)).isTrue();
    room.pass(1);
    assertThat(passkeyChallenges.take(stale, Purpose.LOGIN, ANYBODY)).isFalse();
  }

  @Test
  void nobodyFillsTheDatabaseWithChallenges() {
    for (int i = 0; i < 3; i++) {
      passkeyChallenges.begin(Purpose.PROVE, Optional.of(room.anna));
    }
    assertThat(standing()).isEqualTo(1);
    var oldest = passkeyChallenges.begin(Purpose.LOGIN, ANYBODY);
    room.pass(1);
    fill(PasskeyChallenges.MOST - 2);
    assertThat(standing()).isEqualTo(PasskeyChallenges.MOST);
    var newest = passkeyChallenges.begin(Purpose.LOGIN, ANYBODY);
    passkeyChallenges.begin(Purpose.LOGIN, ANYBODY);
    assertThat(standing()).isEqualTo(PasskeyChallenges.MOST);
    assertThat(passkeyChallenges.take(oldest, Purpose.LOGIN, ANYBODY)).isFalse();
    assertThat(passkeyChallenges.take(newest, Purpose.LOGIN, ANYBODY)).isTrue();
    room.pass(5 * Pace.MINUTE);
    passkeyChallenges.begin(Purpose.LOGIN, ANYBODY);
    assertThat(standing()).isEqualTo(1);
  }

  private int standing() {
    return room.hall
        .database()
        .read(handle ->
            handle
                .createQuery("select count(*) from passkey_challenge")
                .mapTo(Integer.class)
                .one());
  }

  /// As [PasskeyChallenges#begin] would, in one go.
  private void fill(int many) {
    room.hall
        .database()
        .write(transaction -> {
          var batch =
              transaction
                  .handle()
                  .prepareBatch(
                      "insert into passkey_challenge values (:hash, 'login', -1, :until)");
          for (int i = 0; i < many; i++) {
            batch
                .bind("hash", "x" + i)
                .bind("until", room.now.get() + PasskeyChallenges.LONGEST)
                .add();
          }
          return batch.execute();
        });
  }
}
