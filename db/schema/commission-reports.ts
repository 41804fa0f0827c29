import { sql } from "drizzle-orm";
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { DIFFERENCE_REASONS } from "@/lib/ledger/bookings/payments/difference-reason.model";
import { REPORT_STATUSES } from "@/lib/platform/base/addresses/admin-addresses.model";
import { ENTRY_REASONS } from "@/lib/reconciliation/bank-transactions/categories/category.model";
import {
  ENTRY_OUTCOMES,
  ENTRY_STATUSES,
  REPORT_SOURCES,
} from "@/lib/reconciliation/commission-reports/report-status.model";
import { MATCH_SOURCES } from "@/lib/reconciliation/matching/decision.model";
import { currencyCode, day, instant, oneOf } from "./columns";
import { suppliers } from "./suppliers";
import { adminOnlyPolicies } from "./tenant";

const minor = (name: string) => bigint(name, { mode: "number" });

/**
 * A supplier's statement of what it pays, line by line. `status` and the counts are caches that
 * lib/reconciliation/commission-reports writes.
 */
export const commissionReports = pgTable(
  "commission_reports",
  {
    id: uuid("id").primaryKey(),
    source: text("source", { enum: REPORT_SOURCES }).notNull(),
    /** The agent who forwarded it. Its entries may only be for that agent's bookings. */
    ownerId: uuid("owner_id"),
    emailId: uuid("email_id"),
    /** Which of the mail's attachments it is, from 0, or -1 for the mail's own text; null for reports of before that was kept. */
    attachment: integer("attachment"),
    fileName: text("file_name"),
    /** For a file, the place where the document is stored (lib/platform/blobs). */
    filePlace: text("file_place"),
    /** The SHA-256 of the document: the same document is the same report. */
    fileHash: text("file_hash"),
    supplierId: uuid("supplier_id").references(() => suppliers.id),
    supplierName: text("supplier_name").notNull(),
    referenceNumber: text("reference_number").notNull(),
    receivedOn: day("received_on").notNull(),
    currency: currencyCode("currency").notNull(),
    grossMinor: minor("gross_minor").notNull(),
    feeMinor: minor("fee_minor").notNull().default(0),
    taxMinor: minor("tax_minor").notNull().default(0),
    adjustmentMinor: minor("adjustment_minor").notNull().default(0),
    netMinor: minor("net_minor").notNull(),
    /**
     * What its deposit lost on the way and counts as received; for an unlinked report, the last value. In the deposit's
     * currency.
     */
    depositFeeMinor: minor("deposit_fee_minor").notNull().default(0),
    /**
     * How much its deposit exceeds its net amount, in its currency, and the reason that an administrator gave; for an
     * unlinked report, the last values.
     */
    depositOverMinor: minor("deposit_over_minor").notNull().default(0),
    depositOverReason: text("deposit_over_reason", { enum: DIFFERENCE_REASONS }),
    /** The earlier report with the same content. */
    duplicateOf: uuid("duplicate_of"),
    /**
     * When it was marked as paid to the agent's own bank: its entries then count as paid without a transaction of the
     * platform.
     */
    paidOutsideAt: instant("paid_outside_at"),
    status: text("status", { enum: REPORT_STATUSES }).notNull(),
    entryCount: integer("entry_count").notNull().default(0),
    ignoredCount: integer("ignored_count").notNull().default(0),
    closedCount: integer("closed_count").notNull().default(0),
    /** Number, supplier and file, normalised for searches. */
    search: text("search").notNull(),
    createdBy: uuid("created_by"),
    removedAt: instant("removed_at"),
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [
    index("commission_reports_by_day")
      .on(t.receivedOn.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`removed_at is null`),
    index("commission_reports_by_net").on(t.currency, t.netMinor),
    index("commission_reports_supplier").on(t.supplierId),
    uniqueIndex("commission_reports_email")
      .on(t.ownerId, t.emailId, t.attachment)
      .where(sql`email_id is not null and removed_at is null`),
    index("commission_reports_of_email").on(t.ownerId, t.emailId).where(sql`email_id is not null`),
    index("commission_reports_file").on(t.fileHash).where(sql`file_hash is not null`),
    check("commission_reports_source_known", oneOf("source", REPORT_SOURCES)),
    check("commission_reports_status_known", oneOf("status", REPORT_STATUSES)),
    check("commission_reports_over_reason_known", oneOf("deposit_over_reason", DIFFERENCE_REASONS)),
    check(
      "commission_reports_over_has_reason",
      sql`(deposit_over_minor = 0) = (deposit_over_reason is null)`,
    ),
    check("commission_reports_currency", sql`currency ~ '^[A-Z]{3}$'`),
    check("commission_reports_mail_has_owner", sql`(email_id is null) = (owner_id is null)`),
    ...adminOnlyPolicies("commission_reports"),
  ],
).enableRLS();

/** A line of a report. Its booking is found by (user, id), without a foreign key. */
export const reportEntries = pgTable(
  "commission_report_entries",
  {
    id: uuid("id").primaryKey(),
    reportId: uuid("report_id")
      .notNull()
      .references(() => commissionReports.id),
    line: integer("line").notNull(),
    raw: jsonb("raw").$type<Record<string, string>>().notNull().default({}),
    confirmationNumber: text("confirmation_number"),
    /** Letters and digits only, in upper case. */
    matchKey: text("match_key"),
    clientName: text("client_name"),
    travelStart: day("travel_start"),
    travelEnd: day("travel_end"),
    saleMinor: minor("sale_minor"),
    grossMinor: minor("gross_minor").notNull(),
    feeMinor: minor("fee_minor").notNull().default(0),
    taxMinor: minor("tax_minor").notNull().default(0),
    netMinor: minor("net_minor").notNull(),
    outcome: text("outcome", { enum: ENTRY_OUTCOMES }).notNull(),
    /** The hotel or ship, in an aggregator's report. */
    property: text("property"),
    agency: text("agency"),
    bookingUserId: uuid("booking_user_id"),
    bookingId: uuid("booking_id"),
    /** Null for a booking that the matcher only proposes. */
    matchSource: text("match_source", { enum: MATCH_SOURCES }),
    /** In thousandths. */
    score: integer("score"),
    reasons: jsonb("reasons").$type<readonly string[]>().notNull().default([]),
    /**
     * Why it is paid, if it is for no booking at all, for example an override; null for an entry of a booking, known or
     * not.
     */
    differenceReason: text("difference_reason", { enum: ENTRY_REASONS }),
    ignoredAt: instant("ignored_at"),
    status: text("status", { enum: ENTRY_STATUSES }).notNull(),
    version: integer("version").notNull().default(1),
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [
    uniqueIndex("commission_report_entries_line").on(t.reportId, t.line),
    index("commission_report_entries_booking").on(t.bookingUserId, t.bookingId),
    index("commission_report_entries_key").on(t.matchKey),
    index("commission_report_entries_unclaimed").on(t.status, t.reportId).where(sql`booking_id is null`),
    check("commission_report_entries_booking_whole", sql`(booking_id is null) = (booking_user_id is null)`),
    check("commission_report_entries_adds_up", sql`net_minor = gross_minor - fee_minor - tax_minor`),
    check("commission_report_entries_status_known", oneOf("status", ENTRY_STATUSES)),
    check("commission_report_entries_outcome_known", oneOf("outcome", ENTRY_OUTCOMES)),
    check("commission_report_entries_reason_known", oneOf("difference_reason", ENTRY_REASONS)),
    check(
      "commission_report_entries_reason_without_booking",
      sql`difference_reason is null or booking_id is null`,
    ),
    check("commission_report_entries_source_known", oneOf("match_source", MATCH_SOURCES)),
    ...adminOnlyPolicies("commission_report_entries"),
  ],
).enableRLS();

/**
 * A file in an agent's email that says what a supplier pays, but can't be imported automatically. It waits for an
 * administrator to say how to read it, or to set it aside. Its email is found by (owner, id), without a foreign key.
 */
export const reportFiles = pgTable(
  "report_files",
  {
    id: uuid("id").primaryKey(),
    ownerId: uuid("owner_id").notNull(),
    emailId: uuid("email_id").notNull(),
    /** The position among the email's attachments, from 0. */
    attachment: integer("attachment").notNull(),
    fileName: text("file_name").notNull(),
    /** The open question, in words. */
    asks: text("asks").notNull(),
    /** Null while it is waiting. */
    settledAt: instant("settled_at"),
    settledBy: uuid("settled_by"),
    /** Null where it was set aside. */
    reportId: uuid("report_id").references(() => commissionReports.id),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    uniqueIndex("report_files_once").on(t.ownerId, t.emailId, t.attachment),
    index("report_files_waiting").on(t.createdAt).where(sql`settled_at is null`),
    ...adminOnlyPolicies("report_files"),
  ],
).enableRLS();
