import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { blank, digits, record, words } from "./nacha-fields.model";
import type { NachaPayer } from "./payer.model";
import { referenceOf, type Transfer, totalOf, type UsAccount } from "./transfer.model";

type Entry = {
  readonly account: Pick<UsAccount, "routingNumber" | "accountNumber">;
  readonly code: number;
  readonly amount: number;
  readonly reference: string;
  readonly name: string;
  readonly addenda?: string;
};
/**
 * A batch of transfers of one class: PPD to accounts of people, CCD to those of companies. `trace` is the number of
 * entries before it in the file.
 */
export type Batch = {
  readonly sec: "PPD" | "CCD";
  readonly number: number;
  readonly trace: number;
  readonly transfers: readonly Transfer<UsAccount>[];
};
/** A batch as written, and the figures for the file's control record; amounts in cents. */
export type WrittenBatch = {
  readonly records: readonly string[];
  readonly lines: number;
  readonly entries: number;
  readonly hash: number;
  readonly debit: number;
  readonly credit: number;
};

/** The transaction codes of credits and debits, for checking and savings accounts. */
const CREDIT = { checking: 22, savings: 32 } as const;
const DEBIT = { checking: 27, savings: 37 } as const;
const MIXED = 200;
const CREDITS_ONLY = 220;

/**
 * Returns the header, the entries with their addenda, and the control record of one batch. If the payer's bank wants
 * balanced files, an entry that debits the payer offsets the batch.
 */
export function writtenBatch(
  payer: NachaPayer,
  batch: Batch,
  day: CalendarDate,
  about: string,
): WrittenBatch {
  const entries = [...batch.transfers.map((one) => creditOf(batch, one, about)), ...offsetOf(payer, batch)];
  const service = payer.offset ? MIXED : CREDITS_ONLY;
  const lines = entries.flatMap((entry, place) => entryLines(payer, entry, batch.trace + place + 1));
  const total = totalOf(batch.transfers);
  const sums = {
    lines: lines.length,
    entries: entries.length,
    hash: entries.reduce((sum, { account }) => sum + Number(account.routingNumber.slice(0, 8)), 0),
    debit: payer.offset ? total : 0,
    credit: total,
  };
  const header = headerOf(payer, batch, service, day);
  return { ...sums, records: [header, ...lines, controlOf(payer, batch, service, sums)] };
}

function creditOf(batch: Batch, { account, amount, holder, payoutId }: Transfer<UsAccount>, about: string) {
  const entry = {
    account,
    amount,
    code: CREDIT[account.use],
    reference: referenceOf(payoutId),
    name: holder,
  };
  // Companies book by the text of the addenda; banks show it to few private customers.
  return batch.sec === "CCD" ? { ...entry, addenda: about } : entry;
}

function offsetOf({ offset, companyName }: NachaPayer, { transfers }: Batch): readonly Entry[] {
  if (!offset) return [];
  const entry = { account: offset, code: DEBIT[offset.use], amount: totalOf(transfers) };
  return [{ ...entry, reference: "OFFSET", name: companyName }];
}

function headerOf(payer: NachaPayer, batch: Batch, service: number, day: CalendarDate): string {
  return record(
    "5",
    digits(service, 3),
    words(payer.companyName, 16),
    blank(20),
    words(payer.companyId, 10),
    batch.sec,
    words(payer.entryDescription, 10),
    written(day),
    written(day),
    // The clearing house fills in the settlement day.
    blank(3),
    "1",
    payer.bankRouting.slice(0, 8),
    digits(batch.number, 7),
  );
}

function entryLines(payer: NachaPayer, entry: Entry, trace: number): readonly string[] {
  const { routingNumber, accountNumber } = entry.account;
  const line = record(
    "6",
    digits(entry.code, 2),
    routingNumber,
    accountNumber.padEnd(17),
    digits(entry.amount, 10),
    // The end of an id distinguishes it, because its beginning is only the time.
    entry.reference.slice(-15).padEnd(15),
    words(entry.name, 22),
    blank(2),
    entry.addenda ? "1" : "0",
    payer.bankRouting.slice(0, 8),
    digits(trace, 7),
  );
  if (!entry.addenda) return [line];
  return [line, record("7", "05", words(entry.addenda, 80), digits(1, 4), digits(trace, 7))];
}

function controlOf(
  payer: NachaPayer,
  batch: Batch,
  service: number,
  { lines, hash, debit, credit }: Omit<WrittenBatch, "records">,
): string {
  return record(
    "8",
    digits(service, 3),
    digits(lines, 6),
    lastDigits(hash),
    digits(debit, 12),
    digits(credit, 12),
    words(payer.companyId, 10),
    blank(19),
    blank(6),
    payer.bankRouting.slice(0, 8),
    digits(batch.number, 7),
  );
}

/** Returns the last ten digits of a hash, which are those that count. */
export function lastDigits(hash: number): string {
  return String(hash).slice(-10).padStart(10, "0");
}

/** Formats a day as YYMMDD. */
export function written(day: string): string {
  return day.slice(2, 10).replaceAll("-", "");
}
