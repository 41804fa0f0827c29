import { dayOf } from "../../lib/reader/evidence/dates/calendar";
import type { EmailEvidence } from "../../lib/reader/evidence/layout/email-evidence";
import { namesCompany } from "../../lib/reader/words/company-words";
import { datesIn } from "../../lib/reader/words/date-range";
import { fold } from "../../lib/reader/words/fold";
import { amountsIn } from "../../lib/reader/words/money/amount";
import { plain, type Scored, type Value } from "./compare";

export type Range = { readonly at: number; readonly end: number };
/** Finds the positions of a value in a line, in whatever form it is printed. */
export type Finder = (line: string) => readonly Range[];

/** Returns a finder for the true values of a required field in the lines of this mail. */
export function finderOf(field: Scored, values: readonly Value[], reading: EmailEvidence): Finder {
  const texts = values.map(String);
  if (field === "confirmationNumber") return codeFinder(texts);
  if (field === "customer.name") return (line) => personRuns(line, wordsOf(texts));
  if (field === "supplier.name")
    return (line) => nameRuns(line, wordsOf(texts), COMMON).map((run) => behindCommon(line, run));
  if (field.endsWith("Date"))
    return (line) => datesIn(line).filter((one) => texts.includes(dayOf(one, reading.calendar) ?? ""));
  const isTrue = (amount: number) =>
    values.some((value) => Math.abs(Math.abs(amount) - Number(value)) < 0.006);
  return (line) => amountsIn(line, reading.currency).filter(({ value }) => isTrue(value));
}

/** Excludes a header label from the name that follows it, as in "De: Rota de Turismo". */
function behindCommon(line: string, { at, end }: Range): Range {
  const lead = /^(\p{L}+)[^\p{L}\p{N}]*[:][^\p{L}\p{N}]*/u.exec(line.slice(at, end));
  return lead && COMMON.has(fold(lead[1] ?? "")) ? { at: at + lead[0].length, end } : { at, end };
}

function codeFinder(codes: readonly string[]): Finder {
  const shapes = codes.map((code) => [...plain(code)].join("[^\\p{L}\\p{N}]{0,3}")).join("|");
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${shapes})(?![\\p{L}\\p{N}])`, "giu");
  return (line) =>
    [...line.matchAll(pattern)].map(({ index, 0: { length } }) => ({ at: index, end: index + length }));
}

const TITLE =
  /(?<!\p{L})(?:mr|mrs|ms|miss|dr|herrn?|frau|familie|fam|mme|mlle|m|sra?|sig|sig\.ra|dhr|mevr|d|doña|don|paní?|pana)\.?\s+$/iu;

/**
 * Finds a person's name with its title, and with it anybody else of the same family name: if the first person of a
 * party is removed, the next one is read as the first.
 */
function personRuns(line: string, words: ReadonlySet<string>): Range[] {
  return nameRuns(line, words, COMMON).map(({ at, end }) => {
    const isFull = /\p{Lu}[^\s,/]*[\s,/]+(?:\p{Ll}+ )*\p{Lu}/u.test(line.slice(at, end));
    const before = isFull ? 0 : (FIRST_BEFORE.exec(line.slice(0, at))?.[0].length ?? 0);
    const after = isFull ? 0 : (FIRST_AFTER.exec(line.slice(end))?.[0].length ?? 0);
    const title = TITLE.exec(line.slice(0, at - before))?.[0].length ?? 0;
    return { at: at - before - title, end: end + after };
  });
}

const FIRST_BEFORE = /(?<![\p{L}.])(?:\p{Lu}[\p{L}'’-]+ )$/u;
const FIRST_AFTER = /^\s?[,/]\s?\p{Lu}[\p{L}'’-]+(?: (?:MR|MRS|MS|MISS|MSTR|DR|Mr|Mrs|Ms|Miss))?/u;

/** Words that occur in many names and don't identify anybody alone. */
const COMMON: ReadonlySet<string> = new Set(
  "the and of de del di la le les el il do da am im van von der den ter rent car a at by".split(" "),
);

function wordsOf(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.flatMap((name) => fold(name).split(/[^\p{L}\p{N}]+/u)).filter((word) => word !== ""));
}

/** Finds sequences of a name's words, including the words joined together as in a domain. */
function nameRuns(line: string, words: ReadonlySet<string>, common: ReadonlySet<string>): Range[] {
  const telling = [...words].filter((word) => word.length > 2 && !common.has(word) && !namesCompany(word));
  const isTelling = (word: string) =>
    telling.some((one) => word === one || (one.length > 4 && word.includes(one)));
  const runs: { at: number; end: number; told: boolean }[] = [];
  for (const { index, 0: token } of line.matchAll(/[\p{L}\p{N}]+/gu)) {
    const word = fold(token);
    if (!words.has(word) && !isTelling(word)) continue;
    const last = runs.at(-1);
    const end = index + token.length;
    if (last && !/[\p{L}\p{N}]/u.test(line.slice(last.end, index)) && index - last.end < 4)
      runs[runs.length - 1] = { at: last.at, end, told: last.told || isTelling(word) };
    else runs.push({ at: index, end, told: isTelling(word) });
  }
  return runs.filter(({ told }) => told);
}
