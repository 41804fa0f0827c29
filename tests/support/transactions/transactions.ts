import { randomUUID } from "node:crypto";
import type { Sql } from "postgres";
import { searchTextOf } from "@/lib/reconciliation/bank-transactions/patterns/pattern.model";

/** One line of a bank statement; amounts are in minor units. */
export type TestLine = {
  readonly amountMinor?: number;
  readonly currency?: string;
  readonly memo?: string;
  readonly payer?: string | null;
  readonly bookedOn?: string;
  readonly supplierId?: string | null;
};

/** Creates an account of the platform with an imported file for its lines. */
export async function newAccount(db: Sql): Promise<{ readonly id: string; readonly importId: string }> {
  const [id, importId] = [randomUUID(), randomUUID()];
  await db`insert into bank_accounts (id, name, currency, created_at, updated_at)
    values (${id}, 'Commission account', 'USD', now(), now())`;
  await db`insert into statement_imports (id, account_id, file_name, file_hash, format, line_count, created_at, imported_at)
    values (${importId}, ${id}, 'march.csv', ${importId}, 'csv', 1, now(), now())`;
  return { id, importId };
}

/** Inserts transactions as the import leaves them, with the data that the matcher reads. */
export async function received(
  db: Sql,
  account: { readonly id: string; readonly importId: string },
  ...lines: readonly TestLine[]
): Promise<string[]> {
  const rows = lines.map((line, index) => {
    const memo = line.memo ?? "GREATWIND TOURS COMMISSION";
    return {
      id: randomUUID(),
      account_id: account.id,
      import_id: account.importId,
      line: index + 2,
      raw: memo,
      import_key: randomUUID(),
      booked_on: line.bookedOn ?? "2026-03-04",
      amount_minor: line.amountMinor ?? 12_345,
      currency: line.currency ?? "USD",
      memo,
      payer: line.payer ?? "GREATWIND TOURS",
      bank_id: `FIT-${index}`,
      supplier_id: line.supplierId ?? null,
      search: searchTextOf(memo, line.payer ?? null, null),
      status: "METADATA_EXTRACTED",
      metadata: { possibleSupplierNames: ["Greatwind Tours"], possibleBookingIdentifiers: [] },
      created_at: new Date(),
      updated_at: new Date(),
    };
  });
  await db`insert into bank_transactions ${db(rows as never)}`;
  return rows.map(({ id }) => id);
}

type Candidate = {
  readonly userId: string;
  readonly bookingId: string;
  readonly creditMinor: number;
  readonly feeMinor?: number;
};

/** Stores the matcher's proposal: one candidate with these parts, as its favourite. */
export async function proposed(
  db: Sql,
  transactionId: string,
  ...parts: readonly Candidate[]
): Promise<void> {
  for (const [part, candidate] of parts.entries()) {
    await db`insert into match_candidates (subject_id, rank, part, booking_user_id, booking_id, score, reasons, credit_minor, fee_minor)
      values (${transactionId}, 1, ${part}, ${candidate.userId}, ${candidate.bookingId}, 912345,
        ${db.json(["Booking number stands in the memo"])}, ${candidate.creditMinor}, ${candidate.feeMinor ?? 0})`;
  }
  await db`update bank_transactions set decision = 'PROPOSED', status = 'MATCHED_NEEDS_CONFIRMATION'
    where id = ${transactionId}`;
}
