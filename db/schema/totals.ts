import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { BOOKING_STATUSES } from "@/lib/ledger/bookings/booking-status.model";
import { currencyCode, day, oneOf } from "./columns";
import { owner } from "./owner";
import { tenantPolicies } from "./tenant";

const part = () => uuid("id").notNull().default(sql`gen_random_uuid()`);
const sum = (name: string) => bigint(name, { mode: "number" }).notNull();

/**
 * The sums of an agent's bookings, for screens that would otherwise have to add up all of them. Rows are parts that add
 * up within a group. Whoever changes bookings adds negative parts for what they remove and positive ones for what they
 * add, so that concurrent changes never wait for each other here; a job merges the parts.
 */
export const bookingTotals = pgTable(
  "booking_totals",
  {
    userId: owner(),
    id: part(),
    status: text("status", { enum: BOOKING_STATUSES }).notNull(),
    totalCurrency: currencyCode("total_currency").notNull(),
    commissionCurrency: currencyCode("commission_currency").notNull(),
    count: integer("count").notNull(),
    totalMinor: sum("total_minor"),
    commissionMinor: sum("commission_minor"),
    receivedMinor: sum("received_minor"),
    /** For settled bookings: their number, and the days from the end of travel to the last payment. */
    settledCount: integer("settled_count").notNull(),
    settledDays: integer("settled_days").notNull(),
    /** Whether the job has merged it. */
    isWhole: boolean("is_whole").notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index("booking_totals_parts").on(t.userId).where(sql`not is_whole`),
    check("booking_totals_status_known", oneOf("status", BOOKING_STATUSES)),
    ...tenantPolicies("booking_totals"),
  ],
).enableRLS();

/** Received and awaited commission by due date, from which the overdue amount follows for any day. */
export const dueTotals = pgTable(
  "due_totals",
  {
    userId: owner(),
    id: part(),
    dueOn: day("due_on").notNull(),
    currency: currencyCode("currency").notNull(),
    receivedMinor: sum("received_minor"),
    awaitedCount: integer("awaited_count").notNull(),
    awaitedMinor: sum("awaited_minor"),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), ...tenantPolicies("due_totals")],
).enableRLS();

/** The number of an agent's bookings at a supplier, and their sums, by currencies. */
export const supplierTotals = pgTable(
  "supplier_totals",
  {
    userId: owner(),
    id: part(),
    supplierId: uuid("supplier_id").notNull(),
    totalCurrency: currencyCode("total_currency").notNull(),
    commissionCurrency: currencyCode("commission_currency").notNull(),
    count: integer("count").notNull(),
    totalMinor: sum("total_minor"),
    commissionMinor: sum("commission_minor"),
    /** Commission that is still expected. */
    awaitedMinor: sum("awaited_minor"),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index("supplier_totals_supplier").on(t.userId, t.supplierId, t.count),
    // For the sums of all agents at one supplier, computed from the index alone.
    index("supplier_totals_of_all").on(
      t.supplierId,
      t.totalCurrency,
      t.commissionCurrency,
      t.count,
      t.totalMinor,
      t.commissionMinor,
      t.awaitedMinor,
    ),
    ...tenantPolicies("supplier_totals"),
  ],
).enableRLS();
