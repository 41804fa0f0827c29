import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CommissionEntry, Payload } from "../../lib/extraction/payload.model";
import { readBooking } from "../../lib/extraction/read-booking";
import { CORE, isSame, plain, SCORED, type Scored, type Value, valueAt } from "./compare";

/** What a golden mail's JSON says. */
type Truth = {
  readonly expected: Partial<Payload>;
  readonly accept: Partial<Record<Scored, readonly Value[]>>;
  readonly ignore: readonly string[];
  readonly isBooking: boolean;
};

export type Miss = {
  readonly mail: string;
  readonly field: string;
  readonly wanted: Value;
  readonly got: Value;
};
type Count = { right: number; wrong: number; missed: number; spurious: number };
export type Rates = { readonly precision: number; readonly recall: number; readonly f1: number };

export type Score = {
  readonly mails: number;
  readonly core: Rates;
  readonly all: Rates;
  readonly fields: Readonly<Record<Scored, Rates>>;
  /** Mails that would be approved with a wrong required value. */
  readonly dangerous: readonly string[];
  /** Statement lines right, wanted, and read. */
  readonly entries: { readonly right: number; readonly wanted: number; readonly read: number };
  readonly misses: readonly Miss[];
};

const REQUIRED: readonly Scored[] = CORE.filter(
  (field) => !["emailType", "customer.name", "supplier.name"].includes(field),
);

/** Reads every mail of a folder of NAME.eml and NAME.json, and compares. Rates are percentages. */
export async function scoreMails(folder: string): Promise<Score> {
  const counts = new Map<Scored, Count>(
    SCORED.map((field) => [field, { right: 0, wrong: 0, missed: 0, spurious: 0 }]),
  );
  const misses: Miss[] = [];
  const dangerous: string[] = [];
  const entries = { right: 0, wanted: 0, read: 0 };
  const names = readdirSync(folder)
    .filter((name) => name.endsWith(".eml"))
    .sort();
  for (const file of names) {
    const mail = file.slice(0, -4);
    const truth = JSON.parse(readFileSync(join(folder, `${mail}.json`), "utf8")) as Truth;
    const reading = await readBooking(readFileSync(join(folder, file)));
    const payload: Partial<Payload> = reading.items[0]?.payload ?? { emailType: reading.emailType };
    const found = missesOf(mail, truth, payload, counts);
    misses.push(...found);
    if (isDangerous(truth, payload, found)) dangerous.push(mail);
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
    mails: names.length,
    core: ratesOf(counts, CORE),
    all: ratesOf(counts, SCORED),
    fields,
    dangerous,
    entries,
    misses,
  };
}

function missesOf(mail: string, truth: Truth, payload: Partial<Payload>, counts: Map<Scored, Count>): Miss[] {
  return SCORED.filter((field) => !truth.ignore.includes(field)).flatMap((field) => {
    const wanted = valueAt(truth.expected, field);
    const got = valueAt(payload, field);
    const count = counts.get(field);
    const verdict = judged(field, wanted, got, truth.accept[field] ?? []);
    if (verdict !== "none" && count) count[verdict] += 1;
    return verdict === "right" || verdict === "none" ? [] : [{ mail, field, wanted, got }];
  });
}

function judged(field: Scored, wanted: Value, got: Value, also: readonly Value[]): keyof Count | "none" {
  if (wanted === undefined) return got === undefined ? "none" : "spurious";
  if (got === undefined) return "missed";
  return [wanted, ...also].some((value) => isSame(field, value, got)) ? "right" : "wrong";
}

function isDangerous(truth: Truth, payload: Partial<Payload>, misses: readonly Miss[]): boolean {
  const complete = REQUIRED.every((field) => valueAt(payload, field) !== undefined);
  return (
    complete &&
    (!truth.isBooking || misses.some((miss) => (REQUIRED as readonly string[]).includes(miss.field)))
  );
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
