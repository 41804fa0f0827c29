import type { PlacedRecord } from "@/lib/imports/records/csv-records.model";
import { namesLimit } from "@/lib/imports/words/cell-meaning.model";
import { headingMeanings } from "@/lib/imports/words/heading-meaning.model";
import { monthInCell } from "@/lib/reader/words/months";
import { isBalance, isPendingTitle, isUnbooked } from "../row-words.model";
import { quoted, unreadableAt } from "../unreadable.model";
import { isCalledDate } from "./csv-columns.model";

const OTHER = "It stands in another table of the file.";
const ABOVE = "It stands above a table of the file.";
const UNBOOKED = "The transaction isn't booked.";

/**
 * Tracks the tables that follow each other in one file: booked transactions, pending ones, another account. Repeated
 * headings on a new page continue the same table; below a total and with a title of their own they begin another one.
 */
export class TableParts {
  readonly #headings: readonly string[];
  readonly #date: number;
  readonly #above: ReadonlySet<string>;
  readonly #labels: ReadonlySet<string>;
  #title: string | undefined;
  #hasEnded = false;
  #isOtherExport = false;
  /** The number of complete exports above the row, each with its own lines about the account and its days. */
  exports = 0;
  #reason: string | undefined;

  /** `above` are the lines above the table, which pages repeat. The last of them may be the table's title. */
  constructor(headings: readonly string[], date: number, above: ReadonlySet<string>) {
    this.#headings = headings.map((heading) => heading.trim());
    this.#date = date;
    this.#above = above;
    this.#labels = new Set([...above].map(labelOf).filter((label) => label !== ""));
    this.#turnTo([...above].filter((text) => text !== "").at(-1) ?? "");
  }

  /**
   * Returns why a row isn't a payment, judging by its position. Throws Unreadable if another table begins whose content
   * can't be determined.
   */
  reasonFor({ cells, line }: PlacedRecord): string | undefined {
    const texts = cells.map((cell) => cell.trim());
    this.#refuseOther(texts, line);
    if (texts.some((text) => this.#isOfOtherExport(text))) {
      this.#isOtherExport = true;
      return ABOVE;
    }
    const beside = this.#titleBesideHeadings(texts);
    if (beside !== undefined) this.#turnTo(beside);
    else if (this.#isHeading(texts)) this.#begin(line);
    else if (this.#isOtherHeading(texts)) this.#reason = OTHER;
    else if (isTitle(texts)) this.#title = texts.find(Boolean) ?? "";
    else {
      this.#hasEnded ||= texts.some(isBalance);
      if (this.#title !== undefined) this.#turnTo(this.#title);
      this.#title = undefined;
    }
    return this.#reason;
  }

  /** Throws Unreadable if the label of the account above the table appears again with another account. */
  #refuseOther([label = "", value = ""]: readonly string[], line: number): void {
    if (!this.#above.has(label) || this.#above.has(value) || !/\d{3}/.test(value)) return;
    if (headingMeanings(label).has("account"))
      throw unreadableAt(
        line,
        `another account begins here, ${quoted(value)}: import it as a file of its own`,
      );
  }

  /**
   * Whether a text is a dated line about the account that differs from the one above the table, so that another export
   * begins.
   */
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
      throw unreadableAt(line, `another table begins here, ${quoted(title)}: import it as a file of its own`);
    this.#title = undefined;
  }

  /** Applies a title to the rows below it: pending or booked. Returns whether they are pending. */
  #turnTo(title: string): boolean {
    const isToCome = isUnbooked(title) && !namesLimit(title) && !isSentence(title);
    if (isToCome || this.#reason === UNBOOKED) this.#reason = isToCome ? UNBOOKED : undefined;
    return isToCome;
  }

  #isHeading(texts: readonly string[]): boolean {
    return texts.join("").length > 0 && this.#headings.every((heading, at) => (texts[at] ?? "") === heading);
  }

  /** Returns the title of pending rows beside which some of the headings stand again. */
  #titleBesideHeadings(texts: readonly string[]): string | undefined {
    const others = texts.filter((text, at) => text !== "" && text !== this.#headings[at]);
    const isRepeated = texts.some((text, at) => text !== "" && text === this.#headings[at]);
    return isRepeated && others.length === 1 ? others.find(isPendingTitle) : undefined;
  }

  #isOtherHeading(texts: readonly string[]): boolean {
    const filled = texts.filter(Boolean);
    return filled.length > 1 && !/\d/.test(filled.join("")) && isCalledDate(texts[this.#date] ?? "");
  }
}

const LONGEST_TITLE = 8;
const IS_DATED = /\d{6}|\d{1,4}[-/.]\d{1,2}[-/.]\d{2,4}|\d{1,2} \p{L}{3,} \d{4}/u;

/**
 * Returns a label such as "From date 20260201" without its value, or an empty text if too few letters are left to name
 * anything.
 */
function labelOf(text: string): string {
  const label = text.replace(/\d.*$/, "").trim();
  return /\p{L}{4}/u.test(label) && label !== text ? label : "";
}

/** Whether a text is a sentence, which may say that pending transactions are left out, and titles no rows. */
function isSentence(text: string): boolean {
  return text.split(/\s+/).length > LONGEST_TITLE || /\p{Ll}{3}\.$/u.test(text);
}

/** Whether a row is a title: text alone in the first column, or in any column if it announces pending transactions. */
function isTitle(texts: readonly string[]): boolean {
  const [only = "", ...others] = texts.filter(Boolean);
  const isAlone = others.length === 0 && /\p{L}/u.test(only) && !isBalance(only);
  return isAlone && (texts[0] !== "" || isPendingTitle(only));
}
