import { writeFileSync } from "node:fs";
import path from "node:path";
import postgres from "postgres";
import { testSettings } from "../tests/support/app/environment";
import { cloneDatabase } from "../tests/support/database/clone";
import { openTestServer } from "../tests/support/database/test-server";
import { explain, type RecordedStatement, recordStatements } from "./explain";
import { analyse, fillLedger } from "./parts/fill-ledger";

/**
 * Measures how many transactions the matcher decides per second, and with which plans:
 * `npm run bench -- match [BOOKINGS [TRANSACTIONS]]`. Writes the plans of one batch next to this file, and fails if one
 * scans a large table completely.
 */
const BOOKINGS = Number(process.argv[2] ?? 1_000_000);
const TRANSACTIONS = Number(process.argv[3] ?? 1_000);
const BATCH = 100;
/**
 * Matches sequential scans of large tables. The bench has few transactions, so their tables and the empty ones may be
 * scanned.
 */
const LARGE = /Seq Scan on (bookings|allocations|users)\b/;

const server = await openTestServer();
const clone = await cloneDatabase(server.url, server.template);
Object.assign(process.env, testSettings(clone.url), { LOG_LEVEL: "silent" });
const { decideTransactions } = await import(
  "@/lib/reconciliation/bank-transactions/matcher/match-transactions"
);
const { recallKnowledge, refreshKnowledge } = await import(
  "@/lib/reconciliation/matching/knowledge/recall-knowledge"
);
const { inSystemTransaction } = await import("@/lib/platform/context/transaction");
const { systemContext } = await import("@/lib/platform/context/context");
const { closeDatabases } = await import("@/db/client");

const db = postgres(clone.superuserUrl, { max: 1, onnotice: () => undefined });
const ctx = systemContext("bench");
const noted: RecordedStatement[] = [];
try {
  await fillLedger(db, BOOKINGS);
  await analyse(db);
  const ids = await fillTransactions();
  await db.unsafe("analyze");
  await inSystemTransaction(ctx, refreshKnowledge);
  const knowledge = await inSystemTransaction(ctx, recallKnowledge);
  await decide(ids.slice(0, BATCH));
  const started = performance.now();
  for (let from = BATCH; from < ids.length; from += BATCH) await decide(ids.slice(from, from + BATCH));
  const seconds = (performance.now() - started) / 1000;
  console.log(
    `${((ids.length - BATCH) / seconds).toFixed(0)} transactions a second beside ${BOOKINGS} bookings (100 wanted)`,
  );
  await keepPlans(ids.slice(0, BATCH));

  function decide(some: readonly string[]) {
    return inSystemTransaction(ctx, (tx) => decideTransactions(tx, knowledge, some));
  }

  async function keepPlans(some: readonly string[]) {
    recordStatements(noted);
    const plans = await inSystemTransaction(ctx, async (tx) => {
      await decideTransactions(tx, knowledge, some);
      const asked = noted.filter(({ text }) => /^\s*(with|select)/.test(text));
      const found: string[] = [];
      for (const one of asked) found.push(`${one.text.trim()}\n\n${await explain(tx.db, one)}`);
      return found;
    });
    writeFileSync(path.join(import.meta.dirname, "match.explain.txt"), `${plans.join("\n\n----\n\n")}\n`);
    const slow = plans.filter((plan) => LARGE.test(plan));
    if (slow.length > 0) throw new Error(`A statement reads a large table from end to end:\n${slow[0]}`);
  }
} finally {
  await closeDatabases();
  await db.end();
  await clone.drop();
  await server.close();
}

/**
 * Inserts deposits for bookings with outstanding commission: half with the booking's number, all with the supplier's
 * name as banks write it.
 */
async function fillTransactions(): Promise<readonly string[]> {
  await db.unsafe(`insert into bank_accounts (id, name, currency, created_at, updated_at)
    select gen_random_uuid(), code, code, now(), now() from unnest(array['USD', 'EUR', 'GBP']) code`);
  await db.unsafe(`insert into statement_imports (id, account_id, file_name, file_hash, format, line_count, created_at)
    select gen_random_uuid(), id, 'bench', id::text, 'csv', 0, now() from bank_accounts`);
  const rows =
    await db.unsafe(`insert into bank_transactions (id, account_id, import_id, line, raw, import_key, booked_on, amount_minor,
      currency, memo, search, status, metadata, created_at, updated_at)
    select gen_random_uuid(), a.id, i.id, n, '', n::text, least(b.travel_end + 35, current_date), b.commission_minor, a.currency,
      'WIRE 2603' || n || ' ORIG ' || upper(s.name) || case when n % 2 = 0 then ' CONF ' || b.confirmation_number else '' end,
      '', 'METADATA_EXTRACTED', '{"possibleSupplierNames":[],"possibleBookingIdentifiers":[]}', now(), now()
    from (select b.*, row_number() over () as n from (select * from bookings where received_minor = 0 and travel_end < current_date - 35
      limit ${TRANSACTIONS * 40}) b) b
    join suppliers s on s.id = b.supplier_id join bank_accounts a on a.currency = b.commission_currency
    join statement_imports i on i.account_id = a.id where n % 40 = 0 returning id`);
  return rows.map(({ id }) => String(id));
}
