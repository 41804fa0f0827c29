import { escapeHtml } from "./escape-html";
import { costOfText, LAID_OUT_IN_A_SECOND } from "./layout-cost";

/** Nobody reads a word this long, and a browser that lays one of 200,000 characters out holds its tab for half a minute. */
const LONGEST = 200;
/** Behind this no word goes on, counted generously for scripts that write without blanks. */
const LONGEST_SHOWN = 10_000;
const CUT_WORD = "<wbr>… (the rest of this word is left out)";
const CUT_MESSAGE = "<wbr>… (the rest of this e-mail is left out)";

const BLANK = /^[ \t\r\n\f]/;
const PIECES = /[ \t\r\n\f]+|[^ \t\r\n\f]+/g;
const BREAKABLE = new RegExp(`[^]{1,${LONGEST}}`, "gu");

/**
 * Writes a text as HTML in which very long words may be broken, and endless ones are cut, also those that go on from one
 * element to the next. Of all text and elements together no more is written than a browser shows at once; a sign says where
 * it ends.
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

  /** Answers whether there is room for an element that costs so much. */
  takes(cost: number): boolean {
    if (this.isCut) return false;
    this.left -= cost;
    return true;
  }

  /** The sign that the rest is left out, where it is and nothing says so yet. */
  rest(): string {
    if (!this.isCut || this.isSigned) return "";
    this.isSigned = true;
    return CUT_MESSAGE;
  }

  /** A new line begins: what follows is another word. */
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

  /** A part of a word, with a sign where it is the last. */
  private written(part: string): string {
    this.word += part.length;
    this.left -= costOfText(part);
    if (this.isCut) return escapeHtml(part) + this.rest();
    return escapeHtml(part) + (this.word > LONGEST_SHOWN ? CUT_WORD : "");
  }
}
