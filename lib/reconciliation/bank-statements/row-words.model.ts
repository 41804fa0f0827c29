import { cellMeanings, isBookedWord, isPendingWord } from "@/lib/imports/words/cell-meaning.model";
import type { CellMeaning } from "@/lib/imports/words/language-words.model";

const NOT_WORDS =
  /[\d\p{P}\p{Sc}]+|\b(?:per|as|at|of|on|am|vom|zum|au|du|le|al|a|en|na|den|dne|dzien|pr|do|em|op|c|f|[a-z]{3})\b/giu;
/** A day at the end of a balance's name: "Ending balance on April 30, 2026". */
const ON_A_DAY = /\s(?:per|as of|at|on|am|vom|zum|au|du|le|al|del|en|den|dne|em|op)\s[^\d]{0,20}\d[^:]*:?$/iu;
/** Words that specify the kind of balance. */
const WHICH = /\b(available|account|ledger|cleared|book|current|actual)\b/g;
const BALANCES = ["opening", "closing", "turnover", "turnoverIn", "turnoverOut"] as const;
export type BalanceWord = (typeof BALANCES)[number] & CellMeaning;

/**
 * Returns which balance or total a text names, with or without a day: "Opening balance", "Saldo final:", "Kontostand am
 * 30.11.2026".
 */
export function balanceWord(words: string): BalanceWord | undefined {
  if (words.length > LONGEST || !/\p{L}/u.test(words) || NUMBER.test(words)) return undefined;
  const bare = words.replace(NOT_WORDS, " ");
  return (
    meant(words) ??
    meant(words.replace(ON_A_DAY, "")) ??
    meant(bare) ??
    meant(bare.toLowerCase().replace(WHICH, " "))
  );
}

const LONGEST = 60;
/** A bank's number of a payment, such as "BALANCE-66120001", isn't a balance. */
const NUMBER = /^\p{L}+[-_/]?\d{5,}$/u;

function meant(words: string): BalanceWord | undefined {
  const meanings = cellMeanings(words);
  return BALANCES.find((one) => meanings.has(one));
}

/** Whether words name a balance or a total rather than a payment. */
export function isBalance(words: string): boolean {
  return balanceWord(words) !== undefined;
}

const NOTE =
  /^(?:(?:The )?(?:hidden )?(?:sheet|row|column)s? .*left out\b|The balance counts hidden rows|Cells hold a formula)/i;

/** Returns the note that a converted workbook has below its rows about what was left out. It is alone in its row. */
export function noteIn([note = "", ...others]: readonly string[]): string | undefined {
  return NOTE.test(note) && others.every((cell) => cell.trim() === "") ? note : undefined;
}

/** The kinds of records of some banks. In any other place, "Prov" is short for a commission. */
const [HISTORY, PROVISIONAL] = ["HIST", "PROV"];

/** Whether words are the kinds of records that tell booked and provisional transactions apart. */
export function areRecordKinds(words: ReadonlySet<string>): boolean {
  return words.has(HISTORY) && words.has(PROVISIONAL);
}

/** Whether a status says that the bank hasn't booked the payment, or never will. */
export function isUnbooked(status: string): boolean {
  return isPendingWord(status) || status.trim() === PROVISIONAL;
}

/** Whether a status says that the bank has booked the payment, or that it hasn't. */
export function isKnownState(status: string): boolean {
  return isUnbooked(status) || isBookedWord(status);
}

/** Whether a text is the title of pending transactions: "Future transactions". A single word may occur in any row. */
export function isPendingTitle(words: string): boolean {
  return /\S\s+\S/.test(words.trim()) && cellMeanings(words).has("pending");
}
