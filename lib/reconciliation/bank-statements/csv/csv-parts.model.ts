import type { PlacedRecord } from "@/lib/imports/csv-records.model";
import { namesLimit } from "@/lib/imports/words/cell-meaning.model";
import { headingMeanings } from "@/lib/imports/words/heading-meaning.model";
import { monthInCell } from "@/lib/reader/words/months";
import { balanceWord, isUnbooked, namesWhatIsToCome } from "../row-words.model";
import { damagedAt, quoted } from "../unreadable.model";
import { isCalledDate } from "./csv-columns.model";

const OTHER = "It stands in another table of the file.";
const ABOVE = "It stands above a table of the file.";
const UNBOOKED = "The transaction isn't booked.";

/**
 * Tables that stand below each other in one file: what is booked, what is to come, another account. A page begins with the
 * headings again and goes on; below a total and a title of its own they begin something else.
 */
export class TableParts {
  readonly #headings: readonly string[];
  readonly #date: number;
  readonly #above: ReadonlySet<string>;
  readonly #labels: ReadonlySet<string>;
  #title: string | undefined;
  #hasEnded = false;
  #isOtherExport = false;
  /** How many exports, each with its own lines about the account and its days, stand above the row. */
  exports = 0;
  #reason: string | undefined;

  /** `above` are the lines over the table, which pages repeat; the last of them may be its title. */
  constructor(headings: readonly string[], date: number, above: ReadonlySet<string>) {
    this.#headings = headings.map((heading) => heading.trim());
    this.#date = date;
    this.#above = above;
    this.#labels = new Set([...above].map(labelOf).filter((label) => label !== ""));
    this.#turnTo([...above].filter((text) => text !== "").at(-1) ?? "");
  }

  /** Why a row is no payment by where it stands. Damage where another table begins of which nothing says what it is. */
  reasonFor({ cells, line }: PlacedRecord): string | undefined {
    const texts = cells.map((cell) => cell.trim());
    this.#refuseOther(texts, line);
    if (texts.some((text) => this.#isOfOtherExport(text))) {
      this.#isOtherExport = true;
      return ABOVE;
    }
    if (this.#isHeading(texts)) this.#begin(line);
    else if (this.#isOtherHeading(texts)) this.#reason = OTHER;
    else if (isTitle(texts)) this.#title = texts.find(Boolean) ?? "";
    else {
      this.#hasEnded ||= texts.some((text) => balanceWord(text) !== undefined);
      if (this.#title !== undefined) this.#turnTo(this.#title);
      this.#title = undefined;
    }
    return this.#reason;
  }

  /** What stood above the table of its account stands here of another one. */
  #refuseOther([label = "", value = ""]: readonly string[], line: number): void {
    if (!this.#above.has(label) || this.#above.has(value) || !/\d{3}/.test(value)) return;
    if (headingMeanings(label).has("account"))
      throw damagedAt(line, `another account begins here, ${quoted(value)}: import it as a file of its own`);
  }

  /** A day about the account that stood above the table as another one. */
  #isOfOtherExport(text: string): boolean {
    return IS_DATED.test(text) && this.#labels.has(labelOf(text)) && !this.#above.has(text);
  }

  #begin(line: number): void {
    const title = this.#title;
    if (this.#isOtherExport) this.exports += 1;
    this.#isOtherExport = false;
    this.#reason = undefined;
    if (title === undefined || this.#above.has(title)) return;
    const isName = /\p{L}{4}/u.test(title) && !/\d/.test(title) && monthInCell(title, false) === undefined;
    if (!this.#turnTo(title) && this.#hasEnded && isName)
      throw damagedAt(line, `another table begins here, ${quoted(title)}: import it as a file of its own`);
    this.#title = undefined;
  }

  /** Rows below a title are what it says: to come, or booked. */
  #turnTo(title: string): boolean {
    const isToCome = isUnbooked(title) && !namesLimit(title);
    if (isToCome || this.#reason === UNBOOKED) this.#reason = isToCome ? UNBOOKED : undefined;
    return isToCome;
  }

  #isHeading(texts: readonly string[]): boolean {
    return texts.join("").length > 0 && this.#headings.every((heading, at) => (texts[at] ?? "") === heading);
  }

  #isOtherHeading(texts: readonly string[]): boolean {
    const filled = texts.filter(Boolean);
    return filled.length > 1 && !/\d/.test(filled.join("")) && isCalledDate(texts[this.#date] ?? "");
  }
}

const IS_DATED = /\d{6}|\d{1,4}[-/.]\d{1,2}[-/.]\d{2,4}|\d{1,2} \p{L}{3,} \d{4}/u;

/** "From date 20260201" without its value; too few letters name nothing. */
function labelOf(text: string): string {
  const label = text.replace(/\d.*$/, "").trim();
  return /\p{L}{4}/u.test(label) && label !== text ? label : "";
}

/** Words alone in the first column, or in any where they say that what follows is to come. */
function isTitle(texts: readonly string[]): boolean {
  const [only = "", ...others] = texts.filter(Boolean);
  const isAlone = others.length === 0 && /\p{L}/u.test(only) && balanceWord(only) === undefined;
  return isAlone && (texts[0] !== "" || namesWhatIsToCome(only));
}
