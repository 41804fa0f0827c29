import { escapeHtml } from "./escape-html";
import { costOfText, LAID_OUT_IN_A_SECOND } from "./layout-cost";

/**
 * A longer word gets places to break. Nobody reads words of this length, and a browser takes half a minute to lay out
 * one of 200,000 characters.
 */
const LONGEST = 200;
/** Words are cut after this many characters; a generous limit because of scripts that write without blanks. */
const LONGEST_SHOWN = 10_000;
const CUT_WORD = "<wbr>… (the rest of this word is left out)";
const CUT_MESSAGE = "<wbr>… (the rest of this email is left out)";

const BLANK = /^[ \t\r\n\f]/;
const PIECES = /[ \t\r\n\f]+|[^ \t\r\n\f]+/g;
const BREAKABLE = new RegExp(`[^]{1,${LONGEST}}`, "gu");

/**
 * Writes text as HTML in which very long words can be broken and endless ones are cut, even if a word continues from
 * one element to the next. Limits all text and elements together to what a browser can lay out in a second; a notice
 * says where the rest is left out.
 */
export class LongWords {
  private run = 0;
  private word = 0;
  private left = LAID_OUT_IN_A_SECOND;
  private isSigned = false;

  write(text: string): string {
    return text.replace(PIECES, (piece) => this.pieceOf(piece));
  }

  get isCut(): boolean {
    return this.left <= 0;
  }

  /** Takes an element's cost off the budget; returns whether there was room for it. */
  takes(cost: number): boolean {
    if (this.isCut) return false;
    this.left -= cost;
    return true;
  }

  /** Returns the notice that the rest is left out, if it is and no notice has been written yet. */
  rest(): string {
    if (!this.isCut || this.isSigned) return "";
    this.isSigned = true;
    return CUT_MESSAGE;
  }

  /** Ends the current word, because a new line begins. */
  end(): void {
    this.run = 0;
    this.word = 0;
  }

  private pieceOf(piece: string): string {
    if (this.isCut) return "";
    if (!BLANK.test(piece)) return this.wordOf(piece);
    this.end();
    this.left -= piece.length;
    return piece;
  }

  private wordOf(piece: string): string {
    if (this.word > LONGEST_SHOWN) return "";
    const joint = this.run > 0 ? "<wbr>" : "";
    if (this.run + piece.length <= LONGEST) {
      this.run += piece.length;
      return this.written(piece);
    }
    const shown: string[] = [];
    for (const part of piece.match(BREAKABLE) ?? []) {
      this.run = part.length;
      shown.push(this.written(part));
      if (this.word > LONGEST_SHOWN || this.isCut) break;
    }
    return joint + shown.join("<wbr>");
  }

  /** Returns a part of a word, followed by a notice if the rest of the word or email is cut. */
  private written(part: string): string {
    this.word += part.length;
    this.left -= costOfText(part);
    if (this.isCut) return escapeHtml(part) + this.rest();
    return escapeHtml(part) + (this.word > LONGEST_SHOWN ? CUT_WORD : "");
  }
}
