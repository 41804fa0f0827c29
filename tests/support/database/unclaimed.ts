import { randomUUID } from "node:crypto";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { currency } from "@/lib/platform/base/money";
import { systemContext } from "@/lib/platform/context/context";
import { inSystemTransaction } from "@/lib/platform/context/transaction";
import { createReport } from "@/lib/reconciliation/commission-reports/create-report";
import type { EntryDraft } from "@/lib/reconciliation/commission-reports/report.model";
import { findOffers } from "@/lib/reconciliation/unclaimed-commission/finding/find-offers";
import { listOffers } from "@/lib/reconciliation/unclaimed-commission/list-offers";
import type { TestAgent } from "../people/agent";
import { db } from "./database";

export const day = (text: string) => text as CalendarDate;

const ENTRY: EntryDraft = {
  line: 1,
  raw: { Number: "GT-99817", Client: "Okonkwo/Amara" },
  confirmationNumber: "GT-99817",
  clientName: "Okonkwo, Amara",
  travelStart: day("2031-03-01"),
  travelEnd: day("2031-03-08"),
  saleMinor: 7_313_370,
  grossMinor: 731_337,
  feeMinor: 0,
  taxMinor: 0,
  outcome: "paid",
  property: null,
  agency: "Benedetta's Agency",
  booking: null,
};

/** Creates a Harbour Hotels report with one entry that names no booking; returns the entry's id. */
export async function reported(
  change: Partial<EntryDraft> = {},
  report: { readonly supplierName?: string; readonly supplierId?: string; readonly ownerId?: string } = {},
): Promise<string> {
  const entry = { ...ENTRY, ...change };
  const { supplierName = "Harbour Hotels", supplierId = null, ownerId } = report;
  const { entries } = await inSystemTransaction(systemContext("test"), (tx) =>
    createReport(
      tx,
      {
        source: ownerId ? "email" : "manual",
        mail: ownerId ? { ownerId, emailId: randomUUID(), attachment: -1 } : null,
        file: null,
        supplierId,
        supplierName,
        referenceNumber: `ACME-REF-${randomUUID().slice(0, 8)}`,
        receivedOn: day("2031-04-10"),
        currency: currency.parse("USD"),
        grossMinor: entry.grossMinor,
        feeMinor: entry.feeMinor,
        taxMinor: entry.taxMinor,
        adjustmentMinor: 0,
        netMinor: entry.grossMinor - entry.feeMinor - entry.taxMinor,
        entries: [entry],
      },
      null,
    ),
  );
  return entries[0]?.id ?? "";
}

/** Creates a transaction for which the matcher found no booking; returns its id. */
export async function deposited(
  supplierId: string | null,
  { memo = "ZQX WIRE", amountMinor = 731_337, bookedOn = "2031-04-10", names = [] as readonly string[] } = {},
): Promise<string> {
  const metadata = JSON.stringify({ possibleSupplierNames: names, possibleBookingIdentifiers: [] });
  const [id, account, statement] = [randomUUID(), randomUUID(), randomUUID()];
  await db`insert into bank_accounts (id, name, currency, created_at, updated_at)
    values (${account}, 'Main', 'USD', now(), now())`;
  await db`insert into statement_imports (id, account_id, file_name, file_hash, format, line_count, created_at)
    values (${statement}, ${account}, 'a.csv', 'x', 'csv', 1, now())`;
  await db`insert into bank_transactions (id, account_id, import_id, line, raw, import_key, booked_on, amount_minor,
      currency, memo, search, status, supplier_id, metadata, decision, decided_at, created_at, updated_at)
    values (${id}, ${account}, ${statement}, 1, ${memo}, ${id}, ${bookedOn}, ${amountMinor}, 'USD', ${memo}, ${memo},
      'PENDING_REVIEW', ${supplierId}, ${metadata}::text::jsonb, 'NONE', now(),
      now(), now())`;
  return id;
}

/** Searches for the agents to whom unclaimed commission may belong, as the worker does. */
export function search(change: { readonly userId?: string; readonly isAll?: boolean } = {}): Promise<void> {
  const asked = { userId: null, isAll: true, after: null, ...change };
  return inSystemTransaction(systemContext("job:find-offers"), (tx) => findOffers(tx, asked));
}

/** Returns an agent's open offers with the numbers of the fitting bookings. */
export async function offered(agent: TestAgent) {
  const { open } = await listOffers(agent.ctx);
  return open.map(({ supplier, month, fits, clients }) => ({
    supplier: supplier.name,
    month,
    fits: fits.map(({ confirmationNumber }) => confirmationNumber),
    clients,
  }));
}

/** Removes all reports, transactions and offers. */
export async function clearUnclaimed(): Promise<void> {
  await db`truncate commission_offer_subjects, commission_offer_searches, commission_offers, commission_reports,
    bank_transactions cascade`;
}
