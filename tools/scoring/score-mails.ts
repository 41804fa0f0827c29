import type { CommissionEntry, Payload } from "../../lib/reader/payload.model";
import { readBooking } from "../../lib/reader/read-booking";
import { CORE, plain, SCORED, type Scored, type Value, valueAt } from "./compare";
import { goldenMails } from "./golden-mails";
import { judged, type Truth, type Verdict, wrongButConvertible } from "./truth";

export type Miss = {
  readonly mail: string;
  readonly field: string;
  readonly wanted: Value;
  readonly got: Value;
};
type Count = Record<Exclude<Verdict, "none">, number>;
export type Rates = { readonly precision: number; readonly recall: number; readonly f1: number };

export type Score = {
  readonly mails: number;
  readonly core: Rates;
  readonly all: Rates;
  readonly fields: Readonly<Record<Scored, Rates>>;
  /** Mails that could be converted with a wrong required value, client or supplier. */
  readonly dangerous: readonly string[];
  /** The numbers of statement lines that are right, expected, and read. */
  readonly entries: { readonly right: number; readonly wanted: number; readonly read: number };
  readonly misses: readonly Miss[];
};

/** Reads every mail of a folder of NAME.eml and NAME.json and compares it with its truth. Rates are percentages. */
export async function scoreMails(folder: string): Promise<Score> {
  const counts = new Map<Scored, Count>(
    SCORED.map((field) => [field, { right: 0, wrong: 0, missed: 0, spurious: 0 }]),
  );
  const misses: Miss[] = [];
  const dangerous: string[] = [];
  const entries = { right: 0, wanted: 0, read: 0 };
  const mails = goldenMails(folder);
  for (const { name: mail, raw, truth } of mails) {
    const reading = await readBooking(raw);
    const payload: Partial<Payload> = reading.items[0]?.payload ?? { emailType: reading.emailType };
    misses.push(...missesOf(mail, truth, payload, counts));
    for (const [index, expected] of (truth.others ?? []).entries()) {
      const other = reading.items[index + 1]?.payload ?? {};
      misses.push(...missesOf(`${mail} (${index + 2})`, { ...truth, expected }, other, counts));
    }
    if (wrongButConvertible(truth, reading).length > 0) dangerous.push(mail);
    addEntries(
      entries,
      truth.expected.commissionReport?.entries ?? [],
      reading.commissionReport?.entries ?? [],
    );
  }
  const fields = Object.fromEntries(SCORED.map((field) => [field, ratesOf(counts, [field])])) as Record<
    Scored,
    Rates
  >;
  return {
    mails: mails.length,
    core: ratesOf(counts, CORE),
    all: ratesOf(counts, SCORED),
    fields,
    dangerous,
    entries,
    misses,
  };
}

function missesOf(mail: string, truth: Truth, payload: Partial<Payload>, counts: Map<Scored, Count>): Miss[] {
  return SCORED.filter((field) => isScored(field, truth)).flatMap((field) => {
    const wanted = valueAt(truth.expected, field);
    const got = valueAt(payload, field);
    const count = counts.get(field);
    const verdict = judged(truth, field, got);
    if (verdict !== "none" && count) count[verdict] += 1;
    return verdict === "right" || verdict === "none" ? [] : [{ mail, field, wanted, got }];
  });
}

/** Whether a field is scored; the booking state only if the truth states it. */
function isScored(field: Scored, { ignore, expected }: Truth): boolean {
  return !ignore.includes(field) && (field !== "bookingState" || expected.bookingState !== undefined);
}

function addEntries(
  sum: { right: number; wanted: number; read: number },
  wanted: readonly CommissionEntry[],
  read: readonly CommissionEntry[],
): void {
  const key = (one: CommissionEntry) => `${plain(one.confirmationNumber)} ${one.commission.toFixed(2)}`;
  const keys = new Set(read.map(key));
  sum.right += wanted.filter((one) => keys.has(key(one))).length;
  sum.wanted += wanted.length;
  sum.read += read.length;
}

function ratesOf(counts: ReadonlyMap<Scored, Count>, fields: readonly Scored[]): Rates {
  const total = { right: 0, wrong: 0, missed: 0, spurious: 0 };
  for (const field of fields) {
    const count = counts.get(field);
    if (!count) continue;
    total.right += count.right;
    total.wrong += count.wrong;
    total.missed += count.missed;
    total.spurious += count.spurious;
  }
  const precision = percent(total.right, total.right + total.wrong + total.spurious);
  const recall = percent(total.right, total.right + total.wrong + total.missed);
  return {
    precision,
    recall,
    f1: precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall),
  };
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 100 : (100 * part) / whole;
}
