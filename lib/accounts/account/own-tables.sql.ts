import "server-only";
import { asc, eq, getTableColumns, or, type SQL, sql } from "drizzle-orm";
import { getTableConfig, type PgColumn, type PgTable } from "drizzle-orm/pg-core";
import {
  activities,
  aiReviewItems,
  allocations,
  apiKeys,
  auditLog,
  billingCustomers,
  billingPreferences,
  bookingReferences,
  bookings,
  chases,
  commissionOffers,
  csvImportFailures,
  csvImports,
  csvMappings,
  emailContents,
  emailCorrections,
  emailItems,
  emailSenders,
  emails,
  forwardingAddresses,
  invoices,
  notifications,
  outboundEmails,
  payoutAccounts,
  payoutAdjustments,
  payoutAgreements,
  payoutQuestions,
  payoutShares,
  payouts,
  payoutTaxDetails,
  savedViews,
  senderRules,
  subscriptions,
  supplierMergeBookings,
  supplierMerges,
  supplierPreferences,
  suppliers,
  users,
  webhookEndpoints,
} from "@/db/schema";
import type { Tx } from "@/lib/platform/context/transaction";
import type { OwnFile, OwnRow } from "./own-data.model";

type Columns = Record<string, PgColumn>;
type OwnTable = OwnFile & {
  readonly table: PgTable;
  readonly columns: Columns;
  /** The columns that identify a row and by which rows are sorted. */
  readonly key: readonly PgColumn[];
  readonly mine: (owner: string) => SQL | undefined;
};

/**
 * The tables that an agent can download, with their columns. Left out are secrets, hashes, other people who worked on a
 * row, and columns that only serve to search.
 */
export const OWN_TABLES: readonly OwnTable[] = [
  own("profile", users, {
    without: ["clerkId", "clerkUpdatedAt", "picture"],
    mine: (owner) => eq(users.id, owner),
  }),
  own("bookings", bookings, {
    without: ["search", "numberKey", "supplierKey", "duplicateNo", "version"],
    amounts: {
      totalMinor: "totalCurrency",
      commissionMinor: "commissionCurrency",
      receivedMinor: "commissionCurrency",
      shortPayMinor: "commissionCurrency",
    },
  }),
  own("booking-references", bookingReferences, { without: ["referenceKey"] }),
  own("payments", allocations, {
    without: ["linkId", "entryId", "overAcceptedBy", "bookDay", "shareHold"],
    amounts: {
      amountMinor: "currency",
      depositMinor: "depositCurrency",
      feeMinor: "depositCurrency",
      overMinor: "currency",
      conversionMinor: "currency",
      keptMinor: "currency",
      shortPayMinor: "currency",
    },
  }),
  own("payouts", payouts, { without: ["runId"], amounts: { amountMinor: "currency" } }),
  own("payout-shares", payoutShares, {
    without: ["heldBy", "bookDay"],
    amounts: { receivedMinor: "currency", shortPayMinor: "currency", amountMinor: "currency" },
  }),
  own("payout-adjustments", payoutAdjustments, {
    without: ["createdBy", "removedBy"],
    amounts: { amountMinor: "currency" },
  }),
  own("payout-questions", payoutQuestions, { without: ["answeredBy"] }),
  own("payout-accounts", payoutAccounts, { without: ["sealed"] }),
  own("payout-tax-details", payoutTaxDetails, { without: ["sealed"] }),
  own("payout-agreements", payoutAgreements, { without: ["createdBy", "endedBy"] }),
  own("suppliers", suppliers, {
    without: ["nameKey", "metadata", "importId", "withdrawnAt", "mergedInto"],
    // Includes the platform's suppliers that the agent's bookings refer to.
    mine: (owner) =>
      or(
        eq(suppliers.ownerId, owner),
        sql`${suppliers.id} in (select supplier_id from bookings where user_id = ${owner})`,
      ),
  }),
  own("supplier-preferences", supplierPreferences),
  own("supplier-merges", supplierMerges),
  own("supplier-merge-bookings", supplierMergeBookings),
  own("chases", chases),
  own("emails", emails, {
    without: ["searchSubject", "searchSender", "searchBooking", "numberKey", "version"],
  }),
  own("email-contents", emailContents, {
    without: ["raw", "html", "text", "attachmentsText", "documents", "readMs"],
  }),
  own("email-senders", emailSenders),
  own("email-items", emailItems, { without: ["numberKey", "undo"] }),
  own("email-corrections", emailCorrections),
  own("email-reviews", aiReviewItems, { without: ["decidedBy"] }),
  own("sender-rules", senderRules),
  own("sent-emails", outboundEmails, { without: ["deliveryKey", "providerId"] }),
  own("unclaimed-commission", commissionOffers),
  own("imports", csvImports),
  own("import-failures", csvImportFailures),
  own("import-mappings", csvMappings),
  own("saved-views", savedViews),
  own("notifications", notifications, { without: ["dedupeKey", "mailTopic", "mailId"] }),
  own("activities", activities),
  own("history", auditLog, { without: ["actorId", "requestId"] }),
  own("forwarding-addresses", forwardingAddresses, { without: ["tokenHash", "tokenExpiresAt"] }),
  own("api-keys", apiKeys, { without: ["keyHash"] }),
  own("webhooks", webhookEndpoints, { without: ["secret", "previousSecret"] }),
  own("billing", billingCustomers, { without: ["askedNo", "storedNo"] }),
  own("billing-preferences", billingPreferences),
  own("subscriptions", subscriptions, { amounts: { amountMinor: "amountCurrency" } }),
  own("invoices", invoices, { amounts: { amountMinor: "amountCurrency", refundedMinor: "amountCurrency" } }),
];

/** Tables with rows of agents that are not part of the download, with the reason. */
export const EXCLUDED_TABLES: Readonly<Record<string, string>> = {
  accounts: "how one signs in: a password's hash",
  address_verifications: "a link's hash, until it is used",
  booking_totals: "sums of the bookings",
  bulk_changes: "what an act on many bookings changed, for a day, so that it can be undone",
  calendar_feeds: "the hash of a calendar's secret address",
  due_totals: "sums of the bookings",
  erased_entries: "what the agency booked for agents whose accounts are gone",
  email_originals: "where the mails of mails.mbox are kept",
  inbound_addresses: "a secret: whoever knows it can send emails into the account; settings show it",
  inbound_deliveries: "marks by which a mail that comes twice is known",
  notification_mails: "when a mail told of notifications, with its link's hash",
  idempotency_keys: "what programs were answered, for a day",
  sessions: "secrets of who is signed in, for two weeks",
  supplier_totals: "sums of the bookings",
  two_factors: "secrets by which one signs in",
  user_pictures: "your picture is picture.jpg, if you have chosen one",
  webhook_deliveries: "what was sent to the agent's own programs, for 30 days",
};

/**
 * Reads up to `limit` rows of a table after the one with the key `after`, and the key of the last; null when there are
 * no more.
 */
export async function selectOwnRows(
  tx: Tx,
  owner: string,
  { table, columns, key, mine }: OwnTable,
  after: readonly unknown[] | null,
  limit: number,
): Promise<{ readonly rows: readonly OwnRow[]; readonly last: readonly unknown[] | null }> {
  const keys = Object.fromEntries(key.map((column, index) => [`key${index}`, column]));
  const found: Record<string, unknown>[] = await tx.db
    .select({ ...columns, ...keys })
    .from(table)
    .where(after === null ? mine(owner) : sql`${mine(owner)} and ${behind(key, after)}`)
    .orderBy(...key.map((column) => asc(column)))
    .limit(limit);
  const end = found.length < limit ? undefined : found.at(-1);
  const names = Object.keys(columns);
  return {
    rows: found.map((row) => Object.fromEntries(names.map((name) => [name, row[name]]))),
    last: end ? key.map((_, index) => end[`key${index}`]) : null,
  };
}

function behind(key: readonly PgColumn[], after: readonly unknown[]): SQL {
  const values = key.map((column, index) => sql.param(after[index], column));
  return sql`(${sql.join([...key], sql`, `)}) > (${sql.join(values, sql`, `)})`;
}

type Said = {
  readonly without?: readonly string[];
  readonly amounts?: OwnFile["amounts"];
  readonly mine?: OwnTable["mine"];
};

function own(name: string, table: PgTable, { without = [], amounts = {}, mine }: Said = {}): OwnTable {
  const all: Columns = getTableColumns(table);
  const columns = Object.fromEntries(
    Object.entries(all).filter(([column]) => column !== "userId" && !without.includes(column)),
  );
  const { primaryKeys } = getTableConfig(table);
  const key = primaryKeys[0]?.columns ?? Object.values(all).filter(({ primary }) => primary);
  const owner = all.userId;
  const byOwner = (id: string) => (owner ? eq(owner, id) : sql`false`);
  return { name, table, columns, key, amounts, names: Object.keys(columns), mine: mine ?? byOwner };
}
