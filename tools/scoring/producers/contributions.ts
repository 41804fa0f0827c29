import type { ReadBooking } from "../../../lib/reader/read-booking.model";
import { readMail } from "../../../lib/reader/read-mail";
import { SCORED, valueAt } from "../compare";
import { goldenMails } from "../golden-mails";
import { trialsOf, wholeOf } from "../removed-value-trials";
import type { Whole } from "../take-out";
import { judged, type Truth, wrongButConvertible } from "../truth";
import { producers, without } from "./left-out";

/** The effect of leaving out one producer. */
export type Contribution = {
  readonly producer: string;
  /** The number of mails in which it finds something. */
  mails: number;
  /** The number of values that change without it, and of right values that become wrong. */
  changed: number;
  worse: number;
  /**
   * The number of mails that are complete and wrong without it. For a producer that changes no value, mails with a
   * removed value count too.
   */
  dangerous: number;
};

/**
 * Returns what each producer contributes to the mails of these folders. A producer is left out only of mails in which
 * it finds something.
 */
export async function contributions(folders: readonly string[]): Promise<Contribution[]> {
  const mails = folders.flatMap(goldenMails);
  const cases = await Promise.all(mails.map(async (mail) => ({ mail, whole: await wholeOf(mail) })));
  const sums = new Map<string, Contribution>();
  for (const { mail, whole } of cases) await addWhole(sums, mail.truth, whole);
  for (const producer of producers()) sumOf(sums, producer);
  const idle = new Set(producers().filter((producer) => sumOf(sums, producer).changed === 0));
  for (const { mail, whole } of cases)
    for (const { left } of await trialsOf(mail, whole)) await addTrial(sums, mail.truth, left(), idle);
  return [...sums.values()].sort((one, other) => other.worse - one.worse || other.changed - one.changed);
}

type Sums = Map<string, Contribution>;

function sumOf(sums: Sums, producer: string): Contribution {
  const sum = sums.get(producer) ?? { producer, mails: 0, changed: 0, worse: 0, dangerous: 0 };
  sums.set(producer, sum);
  return sum;
}

async function addWhole(sums: Sums, truth: Truth, whole: Whole): Promise<void> {
  for await (const { producer, all, rest } of readings(whole)) {
    const sum = sumOf(sums, producer);
    sum.mails += 1;
    sum.changed += changedIn(all, rest);
    sum.worse += rightIn(truth, all) - rightIn(truth, rest);
    sum.dangerous += isDangerous(truth, all, rest) ? 1 : 0;
  }
}

/** Reads a mail with a removed value, only to see whether a producer keeps it from being complete and wrong. */
async function addTrial(sums: Sums, truth: Truth, left: Whole, asked: ReadonlySet<string>): Promise<void> {
  for await (const { producer, all, rest } of readings(left, asked))
    if (isDangerous(truth, all, rest)) sumOf(sums, producer).dangerous += 1;
}

type Reading = { readonly producer: string; readonly all: ReadBooking; readonly rest: ReadBooking };

/** Yields a mail's normal reading together with its reading without each producer that finds something in it. */
async function* readings({ mail, documents }: Whole, asked?: ReadonlySet<string>): AsyncGenerator<Reading> {
  const [all, speaking] = await without("", () => readMail(mail, documents));
  for (const producer of speaking) {
    if (asked && !asked.has(producer)) continue;
    const [rest] = await without(producer, () => readMail(mail, documents));
    yield { producer, all, rest };
  }
}

function isDangerous(truth: Truth, all: ReadBooking, rest: ReadBooking): boolean {
  return wrongButConvertible(truth, rest).length > wrongButConvertible(truth, all).length;
}

/** Returns the number of scored values that are right, or rightly empty. */
function rightIn(truth: Truth, { items, emailType }: ReadBooking): number {
  const bookings = [truth.expected, ...(truth.others ?? [])];
  const scored = SCORED.filter((field) => !truth.ignore.includes(field));
  return bookings
    .flatMap((expected, index) => {
      const payload = items[index]?.payload ?? (index === 0 ? { emailType } : {});
      return scored.map((field) => judged({ ...truth, expected }, field, valueAt(payload, field)));
    })
    .filter((verdict) => verdict === "right" || verdict === "none").length;
}

function changedIn(all: ReadBooking, rest: ReadBooking): number {
  const [before, after] = [valuesOf(all), valuesOf(rest)];
  return [...new Set([...before.keys(), ...after.keys()])].filter((key) => before.get(key) !== after.get(key))
    .length;
}

/** Returns all values that were read, by their path. */
function valuesOf({ emailType, items, extractedInfo, commissionReport }: ReadBooking): Map<string, unknown> {
  const values = new Map<string, unknown>();
  const put = (node: unknown, place: string): void => {
    if (typeof node !== "object" || node === null) values.set(place, node);
    else for (const [key, one] of Object.entries(node)) put(one, `${place}.${key}`);
  };
  put({ emailType, items: items.map(({ payload }) => payload), extractedInfo, commissionReport }, "");
  return values;
}
