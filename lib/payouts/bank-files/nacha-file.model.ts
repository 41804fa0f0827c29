import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { type Batch, lastDigits, type WrittenBatch, written, writtenBatch } from "./nacha-batch.model";
import { blank, digits, inBlocks, record, words } from "./nacha-fields.model";
import type { NachaPayer } from "./payer.model";
import { refuseTransfers, type Transfer, type UsAccount } from "./transfer.model";

/**
 * The contents of an ACH file. `madeAt` and, for files of the same day, `modifier` (a letter or digit) distinguish it
 * from the payer's other files; `about` is the text that companies see with the payment, and `day` is when the money
 * should arrive.
 */
export type NachaFile = {
  readonly payer: NachaPayer;
  readonly transfers: readonly Transfer<UsAccount>[];
  readonly madeAt: Date;
  readonly modifier: string;
  readonly day: CalendarDate;
  readonly about: string;
};

/**
 * Returns an ACH file of credits, amounts in cents. Throws INVALID_INPUT if the transfers or their sum don't fit in a
 * file.
 */
export function nachaFile({ payer, transfers, madeAt, modifier, day, about }: NachaFile): string {
  refuseTransfers(transfers);
  const batches: WrittenBatch[] = [];
  for (const sec of ["PPD", "CCD"] as const) {
    const of = transfers.filter(({ account }) => (account.holds === "company") === (sec === "CCD"));
    const trace = sumOf(batches, "entries");
    const batch: Batch = { sec, number: batches.length + 1, trace, transfers: of };
    if (of.length > 0) batches.push(writtenBatch(payer, batch, day, about));
  }
  const records = batches.flatMap((batch) => batch.records);
  const { blocks } = inBlocks(["", ...records, ""]);
  return inBlocks([headerOf(payer, madeAt, modifier), ...records, controlOf(batches, blocks)]).text;
}

function headerOf(payer: NachaPayer, madeAt: Date, modifier: string): string {
  const at = madeAt.toISOString();
  return record(
    "1",
    "01",
    ` ${payer.bankRouting}`,
    payer.companyId.padStart(10),
    written(at),
    at.slice(11, 16).replace(":", ""),
    modifier,
    "094",
    "10",
    "1",
    words(payer.bankName, 23),
    words(payer.companyName, 23),
    blank(8),
  );
}

function controlOf(batches: readonly WrittenBatch[], blocks: number): string {
  return record(
    "9",
    digits(batches.length, 6),
    digits(blocks, 6),
    digits(sumOf(batches, "lines"), 8),
    lastDigits(sumOf(batches, "hash")),
    digits(sumOf(batches, "debit"), 12),
    digits(sumOf(batches, "credit"), 12),
    blank(39),
  );
}

function sumOf(batches: readonly WrittenBatch[], what: Exclude<keyof WrittenBatch, "records">): number {
  return batches.reduce((sum, batch) => sum + batch[what], 0);
}
