import { escapeHtml } from "./escape-html";

/** Nobody reads a word this long, and a browser that lays one of 200,000 characters out holds its tab for half a minute. */
const LONGEST = 200;
/** Behind this no word goes on, counted generously for scripts that write without blanks. */
const LONGEST_SHOWN = 10_000;
/** What a browser lays out in a second: a letter counts as often as it takes longer than a Latin one. */
const MOST_SHOWN = 1_000_000;
const COST = { latin: 1, common: 4, rare: 50 } as const;
const CUT_WORD = "<wbr>… (the rest of this word is left out)";
const CUT_MESSAGE = "<wbr>… (the rest of this message is left out)";

const BLANK = /^[ \t\r\n\f]/;
const PIECES = /[ \t\r\n\f]+|[^ \t\r\n\f]+/g;
const BREAKABLE = new RegExp(`[^]{1,${LONGEST}}`, "gu");
const LATIN = /^[\0-\u024f]*$/;
/** The scripts that every machine has letters for. For any other each word is looked for in all fonts. */
const COMMON =
  /^[\p{sc=Zyyy}\p{sc=Zinh}\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Hebr}\p{sc=Arab}\p{sc=Thai}\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]*$/u;

/**
 * Writes a text as HTML in which very long words may be broken, and endless ones are cut, also those that go on from one
 * element to the next. Of all text together no more is written than a browser shows at once; a sign says where it ends.
 */
export class LongWords {
  private run = 0;
  private word = 0;
  private left = MOST_SHOWN;

  write(text: string): string {
    return text.replace(PIECES, (piece) => this.pieceOf(piece));
  }

  /** A new line begins: what follows is another word. */
  end(): void {
    this.run = 0;
    this.word = 0;
  }

  private pieceOf(piece: string): string {
    if (this.left <= 0) return "";
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
      if (this.word > LONGEST_SHOWN || this.left <= 0) break;
    }
    return joint + shown.join("<wbr>");
  }

  /** A part of a word, with a sign where it is the last. */
  private written(part: string): string {
    this.word += part.length;
    this.left -= part.length * COST[kindOf(part)];
    if (this.left <= 0) return escapeHtml(part) + CUT_MESSAGE;
    return escapeHtml(part) + (this.word > LONGEST_SHOWN ? CUT_WORD : "");
  }
}

function kindOf(part: string): keyof typeof COST {
  if (LATIN.test(part)) return "latin";
  return COMMON.test(part) ? "common" : "rare";
}
