import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { DIFFERENCE_REASONS } from "@/lib/ledger/bookings/payments/difference-reason.model";
import { PAYMENT_SOURCES } from "@/lib/ledger/bookings/payments/payment.model";
import { PAID_RATE_SOURCES } from "@/lib/ledger/exchange-rates/rate.model";
import { bookings } from "./bookings";
import { currencyCode, day, instant, oneOf } from "./columns";
import { agentClaim, appRt, tenantPolicies } from "./tenant";

/**
 * Commission received (or, negative, recalled) for a booking. A row is never changed, except that it may be reversed
 * once.
 */
export const allocations = pgTable(
  "allocations",
  {
    userId: uuid("user_id").notNull(),
    id: uuid("id").notNull(),
    bookingId: uuid("booking_id").notNull(),
    amountMinor: bigint("amount_minor", { mode: "number" }).notNull(),
    currency: currencyCode("currency").notNull(),
    receivedOn: day("received_on").notNull(),
    source: text("source", { enum: PAYMENT_SOURCES }).notNull(),
    note: text("note"),
    /**
     * The open link of the transaction (match_links) that brought it. No foreign key, because links belong to no agent.
     */
    linkId: uuid("link_id"),
    /** The report entry that it was counted by. */
    entryId: uuid("entry_id"),
    /**
     * The number of the payment within its booking; null for what the agent recorded. If two rows claim the same
     * number, one fails.
     */
    paymentNo: integer("payment_no"),
    payer: text("payer"),
    reference: text("reference"),
    /** Its part of the deposit, in the deposit's currency. */
    depositMinor: bigint("deposit_minor", { mode: "number" }),
    depositCurrency: currencyCode("deposit_currency"),
    /** What was deducted on the way and counts as received, in the deposit's currency. */
    feeMinor: bigint("fee_minor", { mode: "number" }).notNull().default(0),
    /**
     * The part of `amountMinor` that payers have kept, so that the agency never had it, in the booking's currency.
     * Recalls that were set off in a statement are not included.
     */
    keptMinor: bigint("kept_minor", { mode: "number" }).notNull().default(0),
    /**
     * The exchange rate by which it was counted, in units of the deposit's currency for one of the booking's, with its
     * source and day.
     */
    rate: numeric("rate", { mode: "number" }),
    rateSource: text("rate_source", { enum: PAID_RATE_SOURCES }),
    rateDay: day("rate_day"),
    /**
     * How much more it was worth than it was counted as (negative: less), by the last known rate, in the booking's
     * currency.
     */
    conversionMinor: bigint("conversion_minor", { mode: "number" }).notNull().default(0),
    /** The amount beyond what was outstanding, in the booking's currency, and the administrator who accepted it. */
    overMinor: bigint("over_minor", { mode: "number" }).notNull().default(0),
    overAcceptedBy: uuid("over_accepted_by"),
    /** Why it differs from what was owed; null where it doesn't, or where nobody was asked yet. */
    differenceReason: text("difference_reason", { enum: DIFFERENCE_REASONS }),
    /** The self-reported payments that it replaces; reversing this one restores those. */
    replacesIds: uuid("replaces_ids").array(),
    /** The amount that was given up with it, in the booking's currency; reversing it makes that expected again. */
    shortPayMinor: bigint("short_pay_minor", { mode: "number" }).notNull().default(0),
    /**
     * The day that counts for the books. A trigger sets it, to a day after the locked months
     * (db/schema/payouts/books.ts).
     */
    bookDay: day("book_day").notNull().default(sql`current_date`),
    reversedAt: instant("reversed_at"),
    /**
     * Why its share was held when it was reversed, which deletes the share. If the same payment comes again, its share
     * is held too.
     */
    shareHold: jsonb("share_hold").$type<{
      readonly at: string;
      readonly by: string;
      readonly reason: string;
    }>(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    foreignKey({ columns: [t.userId, t.bookingId], foreignColumns: [bookings.userId, bookings.id] }),
    index("allocations_booking").on(t.userId, t.bookingId),
    index("allocations_by_book_day").on(t.bookDay).where(sql`link_id is not null and reversed_at is null`),
    index("allocations_booked_late")
      .on(t.receivedOn)
      .where(sql`book_day <> received_on and link_id is not null and reversed_at is null`),
    index("allocations_self_reported")
      .on(t.currency, t.amountMinor)
      .where(sql`source = 'self_reported' and reversed_at is null`),
    check("allocations_amount_not_zero", sql`amount_minor <> 0`),
    check("allocations_source_known", oneOf("source", PAYMENT_SOURCES)),
    check("allocations_deposit_has_link", sql`source <> 'deposit' or link_id is not null`),
    check("allocations_rate_whole", sql`num_nonnulls(rate, rate_source, rate_day) in (0, 3)`),
    check("allocations_rate_source_known", oneOf("rate_source", PAID_RATE_SOURCES)),
    check("allocations_reason_known", oneOf("difference_reason", DIFFERENCE_REASONS)),
    check("allocations_over_is_accepted", sql`over_minor = 0 or over_accepted_by is not null`),
    uniqueIndex("allocations_entry").on(t.userId, t.entryId).where(sql`reversed_at is null`),
    uniqueIndex("allocations_payment_no")
      .on(t.userId, t.bookingId, t.paymentNo)
      .where(sql`reversed_at is null`),
    uniqueIndex("allocations_link")
      .on(t.userId, t.linkId, sql`coalesce(entry_id, link_id)`)
      .where(sql`reversed_at is null and link_id is not null`),
    ...tenantPolicies(
      "allocations",
      agentClaim(
        sql`source = 'self_reported' and num_nonnulls(link_id, entry_id, share_hold, payment_no, payer, reference, deposit_minor, deposit_currency, over_accepted_by, replaces_ids, difference_reason, rate, rate_source, rate_day) = 0 and fee_minor = 0 and over_minor = 0 and short_pay_minor = 0 and conversion_minor = 0 and kept_minor = 0`,
      ),
      { on: ["update"], to: appRt, using: sql`source = 'self_reported'` },
      { on: ["update"], using: sql`reversed_at is null`, check: sql`reversed_at is not null` },
    ),
  ],
).enableRLS();
