import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { inSystemTransaction } from "@/lib/platform/context/transaction";
import {
  type OpenedLink,
  payEntries,
  unpayEntries,
} from "@/lib/reconciliation/commission-reports/paying/pay-entries";
import { db } from "../database/database";
import type { TestAgent } from "../people/agent";

export type Linked = { readonly linkId: string; readonly transactionId: string };

type Deposit = {
  readonly minor: number;
  readonly currency?: string;
  readonly feeMinor?: number;
  readonly accepted?: boolean;
  readonly leavesOpen?: boolean;
  readonly rate?: OpenedLink["rate"];
};

/** Links a deposit of 2026-03-15 to a report, as the administrator's match does. */
export async function paidBy(admin: TestAgent, reportId: string, deposit: Deposit): Promise<Linked> {
  const { minor, currency = "USD", feeMinor = 0, accepted = false, leavesOpen = false, rate } = deposit;
  const transactionId = await deposited(minor, currency);
  const linkId = randomUUID();
  await inSystemTransaction(admin.ctx, async (tx) => {
    await db`insert into match_links (id, transaction_id, report_id, source, created_by, created_at)
      values (${linkId}, ${transactionId}, ${reportId}, 'MANUAL', ${admin.id}, now())`;
    await payEntries(tx, reportId, {
      id: linkId,
      feeMinor,
      answers: accepted ? { by: admin.id, overReason: "overpayment", isSecondRecall: true } : null,
      leavesOpen,
      ...(rate ? { rate } : {}),
    });
  }).catch(async (error: unknown) => {
    await db`update match_links set closed_at = now() where id = ${linkId}`;
    throw error;
  });
  return { linkId, transactionId };
}

/** Removes the link. */
export async function unlinked(admin: TestAgent, reportId: string, { linkId }: Linked): Promise<void> {
  await inSystemTransaction(admin.ctx, (tx) =>
    unpayEntries(tx, reportId, linkId, async () => {
      await tx.db.execute(sql`update match_links set closed_at = now() where id = ${linkId}`);
    }),
  );
}

async function deposited(minor: number, currency: string): Promise<string> {
  const [account, batch, transaction] = [randomUUID(), randomUUID(), randomUUID()];
  await db`insert into bank_accounts (id, name, currency, created_at, updated_at)
    values (${account}, 'Clearing', ${currency}, now(), now())`;
  await db`insert into statement_imports (id, account_id, file_name, file_hash, format, line_count, created_at)
    values (${batch}, ${account}, 'march.csv', ${batch}, 'csv', 1, now())`;
  await db`insert into bank_transactions (id, account_id, import_id, line, raw, import_key, booked_on, amount_minor,
      currency, memo, payer, search, status, created_at, updated_at)
    values (${transaction}, ${account}, ${batch}, 1, '', ${transaction}, '2026-03-15', ${minor}, ${currency},
      'GREATWIND TOURS', 'Greatwind Tours', 'greatwind tours', 'NEW', now(), now())`;
  return transaction;
}
