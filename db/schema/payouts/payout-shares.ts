import { type SQL, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { PERCENT_SOURCES, SHORT_PAY_BEARERS } from "@/lib/payouts/shares/share.model";
import { allocations } from "../allocations";
import { bookings } from "../bookings";
import { currencyCode, day, instant, oneOf } from "../columns";
import { owner } from "../owner";
import { sharedPolicies } from "../tenant";
import { inPercent, payoutAgreements, payouts, percentBp } from "./payouts";

/**
 * Returns an agent's part of what the agency received, as an expression of columns or values in minor units, rounded
 * half away from zero; the agency has the rest. Commission that was given up reduces both parts in proportion, or only
 * one of them as far as possible. The table's constraint enforces this for every share.
 */
export function shareAmount(of: {
  readonly received: AnyPgColumn | SQL;
  readonly shortPay: AnyPgColumn | SQL;
  readonly percentBp: AnyPgColumn | SQL;
  readonly borneBy: AnyPgColumn | SQL;
}): SQL<string> {
  const { received, shortPay, percentBp: percent, borneBy } = of;
  const ofWhole = sql`round((abs(${received}) + abs(${shortPay}))::numeric * ${percent} / 10000)`;
  return sql<string>`sign(${received}) * case ${borneBy}
    when 'AGENCY' then least(abs(${received}), ${ofWhole})
    when 'AGENT' then greatest(0, ${ofWhole} - abs(${shortPay}))
    else round(abs(${received})::numeric * ${percent} / 10000) end`;
}

/**
 * An agent's part of one allocation, by the percentage that applied when it was created; it doesn't change after that.
 * Taking the allocation back deletes the share or, once it is frozen, adds its opposite (`reversesId`).
 * `db/share-state.ts` computes whether it is HELD, READY, IN_RUN or PAID.
 */
export const payoutShares = pgTable(
  "payout_shares",
  {
    userId: owner(),
    id: uuid("id").notNull(),
    bookingId: uuid("booking_id").notNull(),
    allocationId: uuid("allocation_id").notNull(),
    /** The frozen share of which this is the opposite. */
    reversesId: uuid("reverses_id"),
    /**
     * What the agency received by the allocation, without what a payer kept as a fee; negative for a recall. In
     * `currency`, as all amounts here.
     */
    receivedMinor: bigint("received_minor", { mode: "number" }).notNull(),
    /** What was given up with it, with the same sign. */
    shortPayMinor: bigint("short_pay_minor", { mode: "number" }).notNull().default(0),
    shortPayBorneBy: text("short_pay_borne_by", { enum: SHORT_PAY_BEARERS }).notNull(),
    percentBp: percentBp("percent_bp").notNull(),
    percentFrom: text("percent_from", { enum: PERCENT_SOURCES }).notNull(),
    /** The row that determined the percentage; null for the platform's default. */
    agreementId: uuid("agreement_id"),
    amountMinor: bigint("amount_minor", { mode: "number" }).notNull(),
    currency: currencyCode("currency").notNull(),
    /** The day of the allocation, or the day on which it was taken back. A run includes shares up to a certain day. */
    receivedOn: day("received_on").notNull(),
    /**
     * The day that counts for the books. A trigger sets it, to a day after the locked months
     * (db/schema/payouts/books.ts).
     */
    bookDay: day("book_day").notNull().default(sql`current_date`),
    /** Since when an administrator has held it, and why. */
    heldAt: instant("held_at"),
    heldBy: uuid("held_by"),
    heldReason: text("held_reason"),
    /**
     * The payout that contains it, even in a draft; null again when it is taken out, the draft is discarded or the
     * payout came back.
     */
    payoutId: uuid("payout_id"),
    /**
     * Set when its run is approved, null again when its payout came back. While it is set the share can be neither
     * changed nor deleted.
     */
    frozenAt: instant("frozen_at"),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    foreignKey({ columns: [t.userId, t.bookingId], foreignColumns: [bookings.userId, bookings.id] }),
    foreignKey({ columns: [t.userId, t.allocationId], foreignColumns: [allocations.userId, allocations.id] }),
    foreignKey({
      columns: [t.userId, t.agreementId],
      foreignColumns: [payoutAgreements.userId, payoutAgreements.id],
    }),
    foreignKey({ columns: [t.userId, t.payoutId], foreignColumns: [payouts.userId, payouts.id] }),
    foreignKey({ columns: [t.userId, t.reversesId], foreignColumns: [t.userId, t.id] }),
    uniqueIndex("payout_shares_allocation").on(t.userId, t.allocationId, sql`(reverses_id is not null)`),
    uniqueIndex("payout_shares_reversed_once").on(t.userId, t.reversesId).where(sql`reverses_id is not null`),
    index("payout_shares_booking").on(t.userId, t.bookingId),
    // Shares are created, and go through runs, in the order of months. A run updates all of its shares, which adds
    // entries to every index except those of this type.
    index("payout_shares_by_book_day")
      .using("brin", t.bookDay)
      .with({ pages_per_range: 16, autosummarize: true }),
    index("payout_shares_booked_late").on(t.receivedOn).where(sql`book_day <> received_on`),
    index("payout_shares_payout").on(t.userId, t.payoutId),
    index("payout_shares_unpaid").on(t.currency, t.userId, t.receivedOn).where(sql`payout_id is null`),
    check(
      "payout_shares_amount_by_percent",
      sql`amount_minor = ${shareAmount({
        received: sql.raw("received_minor"),
        shortPay: sql.raw("short_pay_minor"),
        percentBp: sql.raw("percent_bp"),
        borneBy: sql.raw("short_pay_borne_by"),
      })}`,
    ),
    check("payout_shares_bearer_known", oneOf("short_pay_borne_by", SHORT_PAY_BEARERS)),
    check("payout_shares_percent_from_known", oneOf("percent_from", PERCENT_SOURCES)),
    check("payout_shares_agreement_named", sql`(percent_from = 'DEFAULT') = (agreement_id is null)`),
    check("payout_shares_held_with_reason", sql`num_nonnulls(held_at, held_by, held_reason) in (0, 3)`),
    check("payout_shares_frozen_in_payout", sql`frozen_at is null or payout_id is not null`),
    check("payout_shares_held_in_none", sql`held_at is null or payout_id is null`),
    inPercent("payout_shares", "percent_bp"),
    ...sharedPolicies(
      "payout_shares",
      // A frozen share is deleted only together with the whole account.
      {
        on: ["delete"],
        using: sql`frozen_at is null or exists (select from users u where u.id = user_id and u.erase_at is not null)`,
      },
      { on: ["update"], using: sql`frozen_at is null` },
    ),
  ],
).enableRLS();
