package zwick.browsertest;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.ReducedMotion;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class AtTheTableTest {
  private static Theatre theatre;
  private Visitor visitor;

  @BeforeAll
  static void open() {
    theatre = new Theatre();
  }

  @AfterAll
  static void close() {
    theatre.close();
  }

  @BeforeEach
  void arrive() {
    visitor = new Visitor(theatre);
  }

  @AfterEach
  void leave() {
    assertThat(visitor.mishaps()).isEmpty();
    visitor.close();
  }

  private int marked(String look) {
    return visitor.page().locator(".mark." + look).count();
  }

  @Test
  void twoTouchesBeginAGame() {
    visitor.page().locator("[data-rules='dame-10x10']").click();
    visitor.press("start");
    visitor.version(0);
    assertThat(visitor.page().locator("h1").textContent()).isEqualTo("Dame (10 × 10)");
  }

  @Test
  void theLastChoiceIsRemembered() {
    visitor.page().locator("[data-rules='mulino-misto']").click();
    visitor.page().locator("input[value='friend']").check();
    visitor.page().reload();
    visitor.ready();
    var chosen = visitor.page().locator("[data-rules='mulino-misto']");
    assertThat(chosen.getAttribute("aria-pressed")).isEqualTo("true");
    assertThat(visitor.page().locator("input[value='friend']").isChecked()).isTrue();
  }

  @Test
  void aRefusedTouchSaysWhyAndPointsAtThePieces() {
    visitor.resume("dame-10x10", "W:W28,33,39:B8,22", 0, 0).click("39");
    assertThat(visitor.reply()).startsWith("Warum nicht?").contains("28");
    assertThat(marked("wrong")).isPositive();
    assertThat(visitor.page().locator(".play").getAttribute("data-version")).isEqualTo("0");
  }

  @Test
  void piecesThatMustCaptureAreRingedAndTheOthersQuiet() {
    visitor.resume("dame-10x10", "W:W28,33,39:B8,22", 0, 0);
    assertThat(marked("must")).isEqualTo(1);
    assertThat(visitor.page().locator(".piece.quiet").count()).isEqualTo(2);
  }

  @Test
  void aMillAsksWhichStoneToTakeAndShowsTheProtectedOnes() {
    visitor.resume("muehle-ravensburger", "W:Wa1,a4+7:Bd7,d6,d5,g1+5", 0, 0).click("a7");
    visitor.page().waitForSelector(".mark.take");
    assertThat(visitor.prompt()).contains("Welchen Stein");
    assertThat(marked("take")).isEqualTo(1);
    assertThat(marked("safe")).isEqualTo(3);
    assertThat(marked("row")).isEqualTo(1);
    visitor.click("d7");
    assertThat(visitor.reply()).contains("d7");
    visitor.click("g1").version(1);
    assertThat(visitor.page().locator(".piece").count()).isEqualTo(6);
  }

  @Test
  void aLongCaptureFinishesItselfWhenOnlyOneWayIsLeft() {
    visitor.resume("dame-10x10", "W:W48,50:B42,31,22,6", 0, 0).click("48", "37").version(1);
    assertThat(visitor.page().locator(".move").last().textContent()).startsWith("48x");
  }

  @Test
  void anOverlookedCaptureCanBeInsistedOn() {
    visitor.resume("dame-ravensburger", "W:W22,32:B17,5", 0, 0);
    visitor.click("32", "27").version(1);
    visitor.press("insist");
    visitor.version(2);
    assertThat(marked("must")).isEqualTo(1);
    assertThat(visitor.prompt()).contains("Weiß");
  }

  @Test
  void aPieceThatFailedToCaptureIsHuffed() {
    visitor.resume("dame-ravensburger,obligation=huff", "W:W22,32:B17,5", 0, 0);
    visitor.click("32", "27").version(1);
    visitor.press("huff:22");
    visitor.version(2);
    assertThat(visitor.page().locator(".piece").count()).isEqualTo(3);
  }

  @Test
  void aPieceCanBeDragged() {
    visitor.resume("dama", "W:W21-32:B1-12", 0, 0);
    var from = visitor.page().locator(Table.cell("22")).boundingBox();
    var to = visitor.page().locator(Table.cell("18")).boundingBox();
    var mouse = visitor.page().mouse();
    mouse.move(from.x + 20, from.y + 20);
    mouse.down();
    mouse.move(from.x + 40, from.y - 10);
    mouse.move(to.x + 20, to.y + 20);
    mouse.up();
    visitor.version(1);
    assertThat(visitor.page().locator(".move").textContent()).isEqualTo("22-18");
  }

  @Test
  void whoDragsTheOthersPieceHearsWhyNot() {
    visitor.resume("dama", "W:W21-32:B1-12", 0, 0);
    var from = visitor.page().locator(Table.cell("11")).boundingBox();
    var to = visitor.page().locator(Table.cell("15")).boundingBox();
    var mouse = visitor.page().mouse();
    mouse.move(from.x + 20, from.y + 20);
    mouse.down();
    mouse.move(to.x + 20, to.y + 20);
    mouse.up();
    assertThat(visitor.reply()).startsWith("Warum nicht?").contains("11");
  }

  @Test
  void theComputerAnswersAndMovesAreTakenBackTogether() {
    visitor.resume("muehle-turnier", "W:W+9:B+9", 0, 3).click("d6").version(2);
    visitor.press("take-back");
    visitor.version(4);
    assertThat(visitor.page().locator(".piece").count()).isZero();
    assertThat(visitor.page().locator(".move").count()).isZero();
  }

  @Test
  void aSecondTouchInHasteIsNoMistake() {
    visitor.close();
    visitor = new Visitor(theatre, how -> how.setReducedMotion(ReducedMotion.NO_PREFERENCE));
    visitor.resume("muehle-turnier", "W:W+9:B+9", 0, 0);
    var box = visitor.page().locator(Table.cell("a1")).boundingBox();
    visitor.page().mouse().dblclick(box.x + box.width / 2, box.y + box.height / 2);
    visitor.version(1);
    assertThat(visitor.page().locator(".reply").isVisible()).isFalse();
    assertThat(visitor.page().locator(".piece").count()).isEqualTo(1);
  }

  @Test
  void takingBackInTheMiddleOfAMoveTakesBackNoMoreThanThat() {
    visitor.resume("muehle-turnier", "W:Wa1,a4+7:Bb2,b4+7", 0, 0).click("d7").version(1);
    visitor.click("d5").version(2).click("a7");
    visitor.page().waitForSelector(".mark.take");
    visitor.press("take-back");
    visitor.pieces(6);
    assertThat(visitor.page().locator(".play").getAttribute("data-version")).isEqualTo("2");
  }

  @Test
  void aHintIsFirstANudgeAndThenTheMove() {
    visitor.resume("dame-10x10", "W:W28,33,39:B8,22", 0, 0);
    visitor.press("hint");
    visitor.page().waitForSelector(".mark.hint");
    assertThat(marked("arrow")).isZero();
    visitor.press("hint");
    visitor.page().waitForSelector(".mark.arrow");
    assertThat(visitor.reply()).contains("28x17");
  }

  @Test
  void aReloadInTheMiddleOfAGameLosesNothing() {
    visitor.resume("muehle-turnier", "W:W+9:B+9", 0, 0).click("d6").version(1);
    visitor.click("a1").version(2);
    visitor.page().reload();
    visitor.ready();
    visitor.version(2);
    assertThat(visitor.page().locator(".piece").count()).isEqualTo(2);
    visitor.click("g7").version(3);
  }

  @Test
  void arrowKeysGoThroughTheGame() {
    visitor.resume("muehle-turnier", "W:W+9:B+9", 0, 0).click("d6").version(1);
    visitor.click("a1").version(2);
    visitor.page().locator("h1").click();
    visitor.page().keyboard().press("ArrowLeft");
    visitor.pieces(1);
    assertThat(visitor.prompt()).contains("1").contains("2");
    visitor.page().keyboard().press("ArrowRight");
    visitor.pieces(2);
  }

  @Test
  void aRematchChangesTheColours() {
    visitor.resume("dama", "W:W21-32:B1-12", 0, 1);
    visitor.press("resign");
    visitor.page().locator("dialog .main").click();
    visitor.version(1);
    visitor.press("rematch");
    visitor.page().waitForSelector(".play:not([data-version='0'])"); // the computer has White now
    assertThat(visitor.page().locator(".player").last().textContent()).contains("Schwarz");
  }

  @Test
  void aDrawIsOfferedDeclinedAndAccepted() {
    visitor.resume("dama", "W:WK1:BK32", 0, 0);
    visitor.press("offer-draw");
    visitor.version(1);
    visitor.press("B:decline");
    visitor.version(2);
    visitor.press("offer-draw");
    visitor.version(3);
    visitor.press("B:accept");
    visitor.version(4);
    assertThat(visitor.page().locator("dialog h2").textContent()).isEqualTo("Unentschieden");
  }

  @Test
  void aZwickmuehleIsDrawnAndNamed() {
    visitor.resume("muehle-turnier", "W:Wa1,a7,b2,b6,c4:Bd7,f4,g1,e3,d2,f6", 0, 0);
    visitor.click("c4", "b4", "e3").version(1);
    assertThat(visitor.reply()).startsWith("Zwickmühle!").contains("b4", "a4");
    assertThat(marked("row")).isEqualTo(2);
  }
}
