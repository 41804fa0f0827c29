import { storeRates } from "@/lib/ledger/exchange-rates/import-rates";
import { readRateFile } from "../../lib/ledger/exchange-rates/read-rate-file";
import { calendarDate } from "../../lib/platform/base/dates/calendar-date";
import { newId } from "../../lib/platform/base/id";
import { folded } from "../../lib/platform/base/text";
import { systemContext } from "../../lib/platform/context/context";
import { inSystemTransaction } from "../../lib/platform/context/transaction";
import { plainKey } from "../../lib/reconciliation/matching/features/memo.model";
import type { Copy } from "./copy-rows";
import { allRows, orNull, rowsOf, type SetRow } from "./read-set";

/** A limit for dates, because a data set may contain future dates. */
const FAR_AHEAD = calendarDate.parse("2100-01-01");
const LONG_AGO = "2020-01-01T00:00:00Z";

/** Loads bank accounts with their transactions, commission reports with their lines, and exchange rates. */
export async function loadPayments(copy: Copy, folder: string): Promise<void> {
  const accounts = new Map<string, { id: string; importId: string; currency: string }>();
  for await (const { account = "", currency = "" } of rowsOf(folder, "transactions.csv")) {
    if (!accounts.has(account)) accounts.set(account, { id: newId(), importId: newId(), currency });
  }
  await copy(
    "bank_accounts",
    "id, name, currency, auto_match, created_at, updated_at",
    each([...accounts].map(([name, { id, currency }]) => [id, name, currency, "t", LONG_AGO, LONG_AGO])),
  );
  await copy(
    "statement_imports",
    "id, account_id, file_name, file_hash, format, line_count, created_at",
    each(
      [...accounts].map(([name, { id, importId }]) => [
        importId,
        id,
        `${name}.csv`,
        name,
        "csv",
        0,
        LONG_AGO,
      ]),
    ),
  );
  await copy("bank_transactions", TRANSACTION_COLUMNS, transactionsOf(folder, accounts));
  await copy("commission_reports", REPORT_COLUMNS, reportsOf(folder));
  await copy("commission_report_entries", ENTRY_COLUMNS, entriesOf(folder));
  await loadRates(folder);
}

async function* each<T>(rows: readonly T[]) {
  yield* rows;
}

const TRANSACTION_COLUMNS =
  "id, account_id, import_id, line, raw, import_key, booked_on, amount_minor, currency, memo, bank_id, search, status, metadata, created_at, updated_at";

async function* transactionsOf(
  folder: string,
  accounts: ReadonlyMap<string, { id: string; importId: string }>,
) {
  let line = 0;
  for await (const row of rowsOf(folder, "transactions.csv")) {
    line += 1;
    const account = accounts.get(row.account ?? "");
    const { id = "", date = "", amount_minor: minor = "", currency = "", memo = "" } = row;
    const metadata = JSON.stringify({ possibleSupplierNames: [], possibleBookingIdentifiers: [] });
    yield [
      ...[
        id,
        account?.id ?? "",
        account?.importId ?? "",
        line,
        memo,
        id,
        date,
        Number(minor),
        currency,
        memo,
        orNull(row.bank_id),
      ],
      ...[searchOf(memo), "METADATA_EXTRACTED", metadata, `${date}T00:00:00Z`, `${date}T00:00:00Z`],
    ];
  }
}

const REPORT_COLUMNS = `id, source, owner_id, email_id, supplier_id, supplier_name, reference_number, received_on, currency,
  gross_minor, fee_minor, adjustment_minor, net_minor, duplicate_of, status, entry_count, search, created_at, updated_at`;

async function* reportsOf(folder: string) {
  const counts = new Map<string, number>();
  for await (const { report_id: id = "" } of rowsOf(folder, "entries.csv"))
    counts.set(id, (counts.get(id) ?? 0) + 1);
  const seen = new Map<string, string>();
  for (const row of await allRows(folder, "reports.csv")) {
    const count = counts.get(row.id ?? "") ?? 0;
    const same = [
      row.agent_id,
      row.supplier_name,
      row.reference_number,
      row.currency,
      row.net_minor,
      count,
    ].join(" ");
    const earlier = seen.get(same);
    if (!earlier) seen.set(same, row.id ?? "");
    yield reportCells(row, count, earlier ?? null);
  }
}

function reportCells(row: SetRow, count: number, duplicateOf: string | null) {
  const {
    id = "",
    agent_id: agent = "",
    supplier_name: name = "",
    reference_number: reference = "",
    received_on: on = "",
  } = row;
  return [
    ...[
      id,
      row.source ?? "",
      orNull(agent),
      agent ? newId() : null,
      orNull(row.supplier_id),
      name,
      reference,
      on,
      row.currency ?? "",
    ],
    ...[
      Number(row.gross_minor),
      Number(row.fee_minor),
      Number(row.adjustment_minor),
      Number(row.net_minor),
      duplicateOf,
    ],
    ...["Open", count, searchOf(reference, name), `${on}T00:00:00Z`, `${on}T00:00:00Z`],
  ];
}

const ENTRY_COLUMNS = `id, report_id, line, confirmation_number, match_key, client_name, travel_start, sale_minor, gross_minor,
  fee_minor, net_minor, outcome, property, agency, status, updated_at`;
/** The product's names for the data set's outcomes, where they differ. */
const OUTCOMES: Readonly<Record<string, string>> = {
  no_show: "no-show",
  non_commissionable: "non-commissionable",
};

async function* entriesOf(folder: string) {
  for await (const row of rowsOf(folder, "entries.csv")) yield entryCells(row);
}

function entryCells(row: SetRow) {
  const {
    id = "",
    report_id: report = "",
    outcome = "",
    confirmation_number: number = "",
    sale_minor: sale = "",
  } = row;
  const [gross, fee] = [Number(row.commission_minor), Number(row.fee_minor)];
  return [
    ...[id, report, Number(row.line), orNull(number), orNull(plainKey(number)), orNull(row.client_name)],
    ...[orNull(row.travel_start), sale === "" ? null : Number(sale), gross, fee, gross - fee],
    ...[OUTCOMES[outcome] ?? outcome, orNull(row.property), orNull(row.agency), "PENDING", LONG_AGO],
  ];
}

/**
 * Imports exchange rates like an administrator would: the data set's dollars for one unit of each currency, as a rates
 * file.
 */
async function loadRates(folder: string): Promise<void> {
  const lines = ["date,base,quote,rate"];
  for await (const { date = "", currency = "", usd = "" } of rowsOf(folder, "fx.csv"))
    if (currency !== "USD") lines.push(`${date},${currency},USD,${usd}`);
  const { rates, refused } = readRateFile(lines.join("\n"), FAR_AHEAD);
  if (refused.length > 0) throw new Error(`fx.csv, line ${refused[0]?.line}: ${refused[0]?.reason}`);
  await inSystemTransaction(systemContext("match-set"), (tx) =>
    storeRates(tx, { source: "upload", fileName: "fx.csv", rates }),
  );
}

/** Returns the folded search text of these words, as the product stores it. */
function searchOf(...words: readonly string[]): string {
  return folded(words.filter(Boolean).join(" "));
}
