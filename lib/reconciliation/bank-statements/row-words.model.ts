import { cellMeanings, isPendingWord } from "@/lib/imports/words/cell-meaning.model";
import type { CellMeaning } from "@/lib/imports/words/language-words.model";

const NOT_WORDS =
  /[\d\p{P}\p{Sc}]+|\b(?:per|as|at|of|on|am|vom|zum|au|du|le|al|a|en|na|den|dne|dzien|pr|do|em|op|c|f|[a-z]{3})\b/giu;
/** "Ending balance on April 30, 2026". */
const ON_A_DAY = /\s(?:per|as of|at|on|am|vom|zum|au|du|le|al|del|en|den|dne|em|op)\s[^\d]{0,20}\d[^:]*:?$/iu;
/** Which balance of an account it is. */
const WHICH = /\b(available|account|ledger|cleared|book|current|actual)\b/g;
const BALANCES = ["opening", "closing", "turnover", "turnoverIn", "turnoverOut"] as const;
export type BalanceWord = (typeof BALANCES)[number] & CellMeaning;

/** Which balance or total words name, with or without its day: "Opening balance", "Saldo final:", "Kontostand am 30.11.2026". */
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
/** "BALANCE-66120001" is a bank's number of a payment. */
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

/** What was left out of a workbook is said below its rows, alone in its line. */
export function noteIn([note = "", ...others]: readonly string[]): string | undefined {
  return NOTE.test(note) && others.every((cell) => cell.trim() === "") ? note : undefined;
}

/** Whether a status says that the bank has not booked the payment, or never will. */
export function isUnbooked(status: string): boolean {
  return isPendingWord(status);
}

/** Whether words are the title of what isn't booked yet: "Future transactions". One alone may be any line's. */
export function namesWhatIsToCome(words: string): boolean {
  return /\S\s+\S/.test(words.trim()) && cellMeanings(words).has("pending");
}
