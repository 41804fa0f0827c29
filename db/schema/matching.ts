import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { MATCH_SOURCES } from "@/lib/reconciliation/matching/decision.model";
import { bankTransactions } from "./bank";
import { currencyCode, day, instant, oneOf } from "./columns";
import { commissionReports, reportEntries } from "./commission-reports";
import { suppliers } from "./suppliers";
import { adminOnlyPolicies } from "./tenant";

/**
 * The link of one transaction to one booking or one report. A row is never changed, except that it may be closed or
 * confirmed once.
 */
export const matchLinks = pgTable(
  "match_links",
  {
    id: uuid("id").primaryKey(),
    transactionId: uuid("transaction_id")
      .notNull()
      .references(() => bankTransactions.id),
    bookingUserId: uuid("booking_user_id"),
    bookingId: uuid("booking_id"),
    reportId: uuid("report_id").references(() => commissionReports.id),
    source: text("source", { enum: MATCH_SOURCES }).notNull(),
    /** In thousandths; null where it was not computed. */
    score: integer("score"),
    reasons: jsonb("reasons").$type<readonly string[]>().notNull().default([]),
    /** What the matcher would have done when a person decided; null where it was not asked. */
    wouldLink: integer("would_link"),
    /**
     * The day that counts for the books. A trigger sets it, to a day after the locked months
     * (db/schema/payouts/books.ts).
     */
    bookDay: day("book_day").notNull().default(sql`current_date`),
    createdBy: uuid("created_by"),
    createdAt: instant("created_at").notNull(),
    closedBy: uuid("closed_by"),
    closedAt: instant("closed_at"),
  },
  (t) => [
    uniqueIndex("match_links_transaction").on(t.transactionId).where(sql`closed_at is null`),
    uniqueIndex("match_links_report").on(t.reportId).where(sql`closed_at is null`),
    index("match_links_of_transaction").on(t.transactionId, t.createdAt),
    index("match_links_booking").on(t.bookingUserId, t.bookingId),
    check("match_links_one_target", sql`num_nonnulls(report_id, booking_id) = 1`),
    check("match_links_booking_whole", sql`(booking_id is null) = (booking_user_id is null)`),
    check("match_links_source_known", oneOf("source", MATCH_SOURCES)),
    ...adminOnlyPolicies("match_links"),
  ],
).enableRLS();

/**
 * What a transaction may pay, or which booking an entry may be for, best first. `part` distinguishes the bookings of
 * one candidate.
 */
export const matchCandidates = pgTable(
  "match_candidates",
  {
    /** The id of a transaction or of an entry. */
    subjectId: uuid("subject_id").notNull(),
    rank: integer("rank").notNull(),
    part: integer("part").notNull().default(0),
    bookingUserId: uuid("booking_user_id"),
    bookingId: uuid("booking_id"),
    reportId: uuid("report_id").references(() => commissionReports.id),
    /** The probability that it is the right one, in millionths. */
    score: integer("score").notNull(),
    /** The probability before it was adjusted by people's decisions, with which these are compared. */
    rawScore: integer("raw_score"),
    reasons: jsonb("reasons").$type<readonly string[]>().notNull().default([]),
    /**
     * How much of the booking's outstanding amount it would pay, in the booking's currency, including a fee deducted on
     * the way.
     */
    creditMinor: bigint("credit_minor", { mode: "number" }),
    feeMinor: bigint("fee_minor", { mode: "number" }).notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.subjectId, t.rank, t.part] }),
    index("match_candidates_booking").on(t.bookingUserId, t.bookingId),
    index("match_candidates_report").on(t.reportId),
    check("match_candidates_one_target", sql`num_nonnulls(report_id, booking_id) = 1`),
    ...adminOnlyPolicies("match_candidates"),
  ],
).enableRLS();

/**
 * What the matcher learns from one decision of a person. It counts less as it ages, and not at all once the link is
 * taken back.
 */
export const matchLessons = pgTable(
  "match_lessons",
  {
    id: uuid("id").primaryKey(),
    transactionId: uuid("transaction_id").references(() => bankTransactions.id),
    entryId: uuid("entry_id").references(() => reportEntries.id),
    linkId: uuid("link_id").references(() => matchLinks.id),
    /** Words and pairs of words that identify the payer. */
    payerKeys: text("payer_keys").array().notNull(),
    /** The supplier family; null if it pays nothing that is known. */
    familyId: uuid("family_id"),
    currency: currencyCode("currency").notNull(),
    lagDays: integer("lag_days"),
    feeMinor: bigint("fee_minor", { mode: "number" }),
    /** Deposit divided by commission, in millionths. */
    ratio: integer("ratio"),
    /**
     * The expected amount, in its currency, and the number of bookings; null for ignored transactions and for old
     * lessons.
     */
    expectedMinor: bigint("expected_minor", { mode: "number" }),
    expectedCurrency: currencyCode("expected_currency"),
    bookingCount: integer("booking_count"),
    learnedOn: day("learned_on").notNull(),
    createdAt: instant("created_at").notNull(),
    revokedAt: instant("revoked_at"),
  },
  (t) => [
    index("match_lessons_subject").on(t.transactionId),
    index("match_lessons_link").on(t.linkId),
    index("match_lessons_since").on(t.createdAt),
    ...adminOnlyPolicies("match_lessons"),
  ],
).enableRLS();

/** A pair that a person separated: it is never proposed again. */
export const matchRejections = pgTable(
  "match_rejections",
  {
    /** The id of a transaction or of an entry. */
    subjectId: uuid("subject_id").notNull(),
    /** The id of a booking or of a report. */
    targetId: uuid("target_id").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.subjectId, t.targetId] }), ...adminOnlyPolicies("match_rejections")],
).enableRLS();

/**
 * The family of a supplier. Agents enter their own rows for one company: its family consists of the platform's row and
 * those that resemble it.
 */
export const supplierFamilies = pgTable(
  "supplier_families",
  {
    supplierId: uuid("supplier_id")
      .primaryKey()
      .references(() => suppliers.id, { onDelete: "cascade" }),
    familyId: uuid("family_id").notNull(),
  },
  (t) => [index("supplier_families_family").on(t.familyId), ...adminOnlyPolicies("supplier_families")],
).enableRLS();

/**
 * When a supplier's commission arrived, as sums over the payments that were not reversed: their number, and the days
 * and squared days since each of the booking's dates.
 */
export const supplierLags = pgTable(
  "supplier_lags",
  {
    supplierId: uuid("supplier_id")
      .primaryKey()
      .references(() => suppliers.id, { onDelete: "cascade" }),
    count: integer("count").notNull(),
    startDays: bigint("start_days", { mode: "number" }).notNull(),
    startSquares: bigint("start_squares", { mode: "number" }).notNull(),
    endDays: bigint("end_days", { mode: "number" }).notNull(),
    endSquares: bigint("end_squares", { mode: "number" }).notNull(),
    bookedDays: bigint("booked_days", { mode: "number" }).notNull(),
    bookedSquares: bigint("booked_squares", { mode: "number" }).notNull(),
  },
  () => [...adminOnlyPolicies("supplier_lags")],
).enableRLS();
