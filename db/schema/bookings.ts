import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  type ExtraConfigColumn,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { BOOKING_SOURCES } from "@/lib/ledger/bookings/booking.model";
import { BOOKING_STATUSES, CLOSE_REASONS } from "@/lib/ledger/bookings/booking-status.model";
import { currencyCode, day, instant, oneOf } from "./columns";
import { owner } from "./owner";
import { suppliers } from "./suppliers";
import { tenantPolicies, visibleSupplier } from "./tenant";

const REFERENCE_KINDS = ["pnr", "invoice", "supplier", "former", "other"] as const;
const NO_SUPPLIER = "00000000-0000-0000-0000-000000000000";

/** What is still owed, as the matcher's indexes have it. */
const OUTSTANDING = sql.raw("(commission_minor - received_minor - short_pay_minor)");

const newestFirst = (t: Readonly<Record<"createdAt" | "id", ExtraConfigColumn>>) =>
  [t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()] as const;

/** By due date, within one agent for their lists and over all agents for the reports of the books. */
const byDueDate = (t: Readonly<Record<"userId" | "dueOn" | "createdAt" | "id", ExtraConfigColumn>>) => [
  index("bookings_by_due_date")
    .on(t.userId, t.dueOn, ...newestFirst(t))
    .where(sql`deleted_at is null`),
  index("bookings_of_all_by_due_date").on(t.dueOn).where(sql`deleted_at is null`),
];

/** The search over all agents' bookings. The lists of one agent use the same column. */
const searched = () => [
  index("bookings_search_of_all").using("gin", sql`search gin_trgm_ops`).where(sql`deleted_at is null`),
  check("bookings_search_short", sql`length(search) <= 1000`),
];

/**
 * A client's trip and the commission expected for it. `status`, `dueOn`, `receivedMinor` and `lastPaidOn` are caches
 * that lib/ledger/bookings writes.
 */
export const bookings = pgTable(
  "bookings",
  {
    userId: owner(),
    id: uuid("id").notNull(),
    confirmationNumber: text("confirmation_number").notNull(),
    numberKey: text("number_key").notNull(),
    duplicateNo: integer("duplicate_no").notNull().default(0),
    supplierId: uuid("supplier_id").references(() => suppliers.id),
    /** The supplier's `nameKey`, to sort by. It is kept up to date like `search`. */
    supplierKey: text("supplier_key"),
    clientName: text("client_name"),
    destination: text("destination"),
    status: text("status", { enum: BOOKING_STATUSES }).notNull(),
    totalMinor: bigint("total_minor", { mode: "number" }).notNull(),
    totalCurrency: currencyCode("total_currency").notNull(),
    commissionMinor: bigint("commission_minor", { mode: "number" }).notNull(),
    commissionCurrency: currencyCode("commission_currency").notNull(),
    receivedMinor: bigint("received_minor", { mode: "number" }).notNull().default(0),
    /** The day of the latest payment that was not reversed, ignoring recalls. */
    lastPaidOn: day("last_paid_on"),
    shortPayMinor: bigint("short_pay_minor", { mode: "number" }).notNull().default(0),
    travelStart: day("travel_start").notNull(),
    travelEnd: day("travel_end").notNull(),
    finalPaymentOn: day("final_payment_on"),
    dueOn: day("due_on").notNull(),
    dueOverride: day("due_override"),
    nonCommissionable: boolean("non_commissionable").notNull().default(false),
    cancelledAt: instant("cancelled_at"),
    closedAt: instant("closed_at"),
    closeReason: text("close_reason", { enum: CLOSE_REASONS }),
    archivedAt: instant("archived_at"),
    /**
     * When it was archived, if it has left the archive because commission is owed again. If those payments are taken
     * back and nothing is owed, it is archived again.
     */
    archiveLiftedAt: instant("archive_lifted_at"),
    deletedAt: instant("deleted_at"),
    source: text("source", { enum: BOOKING_SOURCES }).notNull(),
    emailId: uuid("email_id"),
    importId: uuid("import_id"),
    search: text("search").notNull(),
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex("bookings_number")
      .on(t.userId, t.numberKey, sql`coalesce(supplier_id, '${sql.raw(NO_SUPPLIER)}'::uuid)`, t.duplicateNo)
      .where(sql`deleted_at is null`),
    index("bookings_status")
      .on(t.userId, t.status, ...newestFirst(t))
      .where(sql`deleted_at is null`),
    index("bookings_at_supplier").on(t.userId, t.supplierId, ...newestFirst(t)),
    index("bookings_paid_at_supplier")
      .on(t.userId, t.supplierId, t.travelEnd, t.id)
      .where(sql`deleted_at is null and last_paid_on is not null`),
    // A column that is used in an index expression must be in the index too, or each row is read for it.
    index("bookings_client_order")
      .on(t.userId, sql`lower(client_name)`, ...newestFirst(t), t.clientName)
      .where(sql`deleted_at is null`),
    index("bookings_total_order")
      .on(t.userId, t.totalCurrency, t.totalMinor, ...newestFirst(t))
      .where(sql`deleted_at is null`),
    index("bookings_commission_order")
      .on(t.userId, t.commissionCurrency, t.commissionMinor, ...newestFirst(t))
      .where(sql`deleted_at is null`),
    index("bookings_by_supplier")
      .on(t.userId, t.supplierKey, ...newestFirst(t))
      .where(sql`deleted_at is null`),
    ...byDueDate(t),
    index("bookings_travel")
      .on(t.userId, t.travelStart, t.travelEnd, t.createdAt, t.id)
      .where(sql`deleted_at is null`),
    index("bookings_travel_end").on(t.userId, t.travelEnd, t.travelStart).where(sql`deleted_at is null`),
    index("bookings_supplier_only").on(t.supplierId),
    index("bookings_of_all")
      .on(...newestFirst(t))
      .where(sql`deleted_at is null`),
    index("bookings_of_all_by_status")
      .on(t.status, ...newestFirst(t))
      .where(sql`deleted_at is null`),
    index("bookings_of_all_at_supplier")
      .on(t.supplierId, ...newestFirst(t))
      .where(sql`deleted_at is null`),
    index("bookings_of_all_cancelled")
      .on(...newestFirst(t))
      .where(sql`deleted_at is null and close_reason = 'CANCELLED'`),
    index("bookings_plain_number").on(sql`(regexp_replace(number_key, '[^A-Z0-9]', '', 'g') collate "C")`),
    index("bookings_owing_amount").on(t.commissionCurrency, OUTSTANDING).where(sql`${OUTSTANDING} > 0`),
    index("bookings_owing_supplier_amount").on(t.supplierId, OUTSTANDING).where(sql`${OUTSTANDING} > 0`),
    index("bookings_owing_supplier_end").on(t.supplierId, t.travelEnd).where(sql`${OUTSTANDING} > 0`),
    check("bookings_status_known", oneOf("status", BOOKING_STATUSES)),
    check(
      "bookings_close_reason_known",
      sql`close_reason is null or ${oneOf("close_reason", CLOSE_REASONS)}`,
    ),
    check("bookings_dates_in_order", sql`travel_start <= travel_end`),
    check("bookings_total_not_negative", sql`total_minor >= 0`),
    check("bookings_currencies", sql`total_currency ~ '^[A-Z]{3}$' and commission_currency ~ '^[A-Z]{3}$'`),
    ...searched(),
    check("bookings_closed_with_reason", sql`(closed_at is null) = (close_reason is null)`),
    ...tenantPolicies("bookings", visibleSupplier("bookings", "supplier_id")),
  ],
).enableRLS();

/** Other numbers by which a booking is known: PNR, invoice number, an earlier confirmation number. */
export const bookingReferences = pgTable(
  "booking_references",
  {
    userId: uuid("user_id").notNull(),
    bookingId: uuid("booking_id").notNull(),
    referenceKey: text("reference_key").notNull(),
    reference: text("reference").notNull(),
    kind: text("kind", { enum: REFERENCE_KINDS }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.bookingId, t.referenceKey] }),
    foreignKey({ columns: [t.userId, t.bookingId], foreignColumns: [bookings.userId, bookings.id] }).onDelete(
      "cascade",
    ),
    index("booking_references_key").on(t.userId, t.referenceKey),
    index("booking_references_plain").on(
      sql`(regexp_replace(reference_key, '[^A-Z0-9]', '', 'g') collate "C")`,
    ),
    check("booking_references_kind_known", oneOf("kind", REFERENCE_KINDS)),
    ...tenantPolicies("booking_references"),
  ],
).enableRLS();
