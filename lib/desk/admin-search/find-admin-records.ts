import "server-only";
import { listUsers } from "@/lib/accounts/users/administration/list-users";
import { findAdminEmails } from "@/lib/inbox/emails/administration/admin-emails";
import { findAdminBookings } from "@/lib/ledger/bookings/administration/admin-bookings";
import { listAdminSuppliers } from "@/lib/ledger/suppliers/administration/read-admin-supplier";
import { recordListLook } from "@/lib/platform/audit/record-audit";
import { formatMoney } from "@/lib/platform/base/money";
import { counted } from "@/lib/platform/base/text";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemTransaction } from "@/lib/platform/context/transaction";
import { findTransactions } from "@/lib/reconciliation/bank-transactions/list-transactions";
import { listReports } from "@/lib/reconciliation/commission-reports/list-reports";
import { type AdminRecords, type AdminRecordsQuery, detailOf } from "./admin-records.model";

/** The number of records shown of each kind. */
const SHOWN = 5;
const FIRST = { skip: 0, limit: SHOWN };
const ANY_DAY = { dateFrom: undefined, dateTo: undefined };

/**
 * Finds records of the whole platform by a text, in one transaction, for administrators: bookings by the beginning of
 * their number, emails also by client, sender and agent. The audit of each agent whose records are shown records the
 * access.
 */
export function findAdminRecords(ctx: Context, { search }: AdminRecordsQuery): Promise<AdminRecords> {
  adminOnly(ctx);
  return inSystemTransaction(ctx, async (tx) => {
    const [users, bookings, emails, transactions, reports, suppliers] = await Promise.all([
      listUsers(tx, { ...FIRST, search, role: null, standing: null, sort: null }),
      findAdminBookings(tx, { search }),
      findAdminEmails(tx, search, SHOWN),
      findTransactions(tx, search, SHOWN),
      listReports(tx, { ...FIRST, filters: { search, ...ANY_DAY }, sort: undefined }),
      listAdminSuppliers(tx, { ...FIRST, filters: { name: [search] }, direction: "asc" }),
    ]);
    const shownBookings = bookings.slice(0, SHOWN);
    await recordListLook(
      tx,
      "booking",
      shownBookings.map(({ userId }) => userId),
    );
    return {
      users: found(users, ({ name, email, companyName }) => [name || email, detailOf(email, companyName)]),
      bookings: found(firstOf(bookings), (one) => [
        one.confirmationNumber,
        detailOf(one.clientName, one.supplierName, one.agentName),
      ]),
      emails: found(firstOf(emails), (one) => [
        one.subject ?? "No Subject",
        detailOf(one.sender.address, one.confirmationNumber, one.agent.name),
      ]),
      transactions: found(firstOf(transactions), ({ name, amount, supplier }) => [
        name,
        detailOf(formatMoney(amount), supplier?.name),
      ]),
      reports: found(reports, ({ referenceNumber, supplier, supplierName, netMinor, currency }) => [
        referenceNumber || supplierName,
        detailOf(supplier?.name ?? supplierName, formatMoney({ minor: netMinor, currency })),
      ]),
      suppliers: found(suppliers, ({ name, bookingCount }) => [name, counted(bookingCount, "booking")]),
    };
  });
}

type Page<Row> = { readonly data: readonly Row[]; readonly count: number | null };

/** Returns the first rows; the count is unknown if there are more. */
function firstOf<Row>(rows: readonly Row[]): Page<Row> {
  return { data: rows.slice(0, SHOWN), count: rows.length > SHOWN ? null : rows.length };
}

function found<Row extends { readonly id: string }>(
  { data, count }: Page<Row>,
  words: (row: Row) => readonly [label: string, detail: string],
) {
  const records = data.map((row) => {
    const [label, detail] = words(row);
    return { id: row.id, label, detail };
  });
  return { records, count };
}
