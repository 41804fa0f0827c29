import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { AGREEMENT_BASES, PAID_FROM, SHORT_PAY_BEARERS } from "@/lib/payouts/shares/share.model";
import { bookings } from "../bookings";
import { currencyCode, day, instant, oneOf } from "../columns";
import { owner } from "../owner";
import { suppliers } from "../suppliers";
import { adminOnlyPolicies, sharedPolicies, TENANT_ROLES, tenantPolicies } from "../tenant";

/** A percentage in hundredths of a percent (basis points). */
export const percentBp = (name: string) => integer(name);
export const inPercent = (table: string, column: string) =>
  check(`${table}_percent_in_range`, sql.raw(`${column} between 0 and 10000`));

/**
 * How the platform pays its agents: a single row, or none before anything was set, which means that payouts are off.
 * Agents can read it, because it affects what they see.
 */
export const payoutSettings = pgTable(
  "payout_settings",
  {
    isOnly: boolean("is_only").primaryKey().default(true),
    isOn: boolean("is_on").notNull().default(false),
    /** Since when payouts are on: commission that was matched earlier creates no shares. Null while they are off. */
    onSince: instant("on_since"),
    /**
     * Commission received on this day or later also creates shares, whenever it was matched; null means nothing from
     * before.
     */
    startsOn: day("starts_on"),
    paidFrom: text("paid_from", { enum: PAID_FROM }).notNull().default("RECEIPT"),
    shortPayBorneBy: text("short_pay_borne_by", { enum: SHORT_PAY_BEARERS }).notNull().default("PROPORTION"),
    /** The agent's part where no agreement applies, in hundredths of a percent. */
    defaultPercentBp: percentBp("default_percent_bp").notNull().default(10_000),
    /**
     * Agents who would get less than this wait for a later run; in hundredths of a unit of the run's currency,
     * whichever that is.
     */
    minimumMinor: bigint("minimum_minor", { mode: "number" }).notNull().default(0),
    /** Whether the person who drafted a run may not approve it, where there is a second administrator. */
    needsSecondApprover: boolean("needs_second_approver").notNull().default(true),
    version: integer("version").notNull().default(1),
    updatedBy: uuid("updated_by"),
    updatedAt: instant("updated_at").notNull(),
  },
  () => [
    check("payout_settings_one_row", sql`is_only`),
    check("payout_settings_on_since_known", sql`is_on = (on_since is not null)`),
    check("payout_settings_paid_from_known", oneOf("paid_from", PAID_FROM)),
    check("payout_settings_bearer_known", oneOf("short_pay_borne_by", SHORT_PAY_BEARERS)),
    check("payout_settings_minimum_not_negative", sql`minimum_minor >= 0`),
    inPercent("payout_settings", "default_percent_bp"),
    pgPolicy("payout_settings_visible", { to: TENANT_ROLES, for: "select", using: sql`true` }),
    ...adminOnlyPolicies("payout_settings"),
  ],
).enableRLS();

/**
 * The percentage of their commission that an agent gets from a day on: of all commission, of a supplier's or, without a
 * day, of one booking's. A row is never changed but ended and replaced, so that a share can refer to the one that
 * applied.
 */
export const payoutAgreements = pgTable(
  "payout_agreements",
  {
    userId: owner(),
    id: uuid("id").notNull(),
    supplierId: uuid("supplier_id").references(() => suppliers.id),
    bookingId: uuid("booking_id"),
    percentBp: percentBp("percent_bp").notNull(),
    validFrom: day("valid_from"),
    basis: text("basis", { enum: AGREEMENT_BASES }).notNull(),
    /** Agents can read it in the data that they download. */
    note: text("note"),
    createdBy: uuid("created_by"),
    createdAt: instant("created_at").notNull(),
    /**
     * Since when it no longer applies to new commission, and who ended it; the row stays for the shares to which it
     * applied.
     */
    endedAt: instant("ended_at"),
    endedBy: uuid("ended_by"),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    foreignKey({ columns: [t.userId, t.bookingId], foreignColumns: [bookings.userId, bookings.id] }),
    uniqueIndex("payout_agreements_once")
      .on(
        t.userId,
        sql`coalesce(booking_id, supplier_id, '00000000-0000-0000-0000-000000000000'::uuid)`,
        sql`coalesce(valid_from, '-infinity'::date)`,
        t.basis,
      )
      .where(sql`ended_at is null`),
    index("payout_agreements_by_time").on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("payout_agreements_supplier").on(t.supplierId),
    check("payout_agreements_basis_known", oneOf("basis", AGREEMENT_BASES)),
    check("payout_agreements_for_one_thing", sql`supplier_id is null or booking_id is null`),
    check("payout_agreements_day_unless_booking", sql`(booking_id is null) = (valid_from is not null)`),
    inPercent("payout_agreements", "percent_bp"),
    ...tenantPolicies("payout_agreements"),
  ],
).enableRLS();

/**
 * All ready shares of one currency up to a day, to be paid together. A run is drafted, then approved, then paid or,
 * before its approval, discarded; these instants determine its state.
 */
export const payoutRuns = pgTable(
  "payout_runs",
  {
    id: uuid("id").primaryKey(),
    /** The number of the run, by which people refer to it. */
    runNo: integer("run_no").notNull(),
    currency: currencyCode("currency").notNull(),
    /** Shares of commission that was received on this day or earlier are included. */
    upTo: day("up_to").notNull(),
    /** Supplied with the request for a draft: the same request twice creates one run. */
    requestKey: uuid("request_key").notNull(),
    draftedBy: uuid("drafted_by"),
    draftedAt: instant("drafted_at").notNull(),
    approvedBy: uuid("approved_by"),
    approvedAt: instant("approved_at"),
    paidBy: uuid("paid_by"),
    paidAt: instant("paid_at"),
    discardedBy: uuid("discarded_by"),
    discardedAt: instant("discarded_at"),
    version: integer("version").notNull().default(1),
  },
  (t) => [
    uniqueIndex("payout_runs_no").on(t.runNo),
    uniqueIndex("payout_runs_request").on(t.requestKey),
    uniqueIndex("payout_runs_one_draft")
      .on(t.currency)
      .where(sql`approved_at is null and discarded_at is null`),
    check("payout_runs_paid_is_approved", sql`paid_at is null or approved_at is not null`),
    check("payout_runs_approved_stays", sql`approved_at is null or discarded_at is null`),
    check("payout_runs_currency", sql`currency ~ '^[A-Z]{3}$'`),
    ...adminOnlyPolicies("payout_runs"),
  ],
).enableRLS();

/**
 * One agent's part of a run. The shares and adjustments that refer to it are its contents; `amountMinor` is their sum
 * once the run is approved. A payout of an approved run stays when its agent's account is erased, so there is no
 * foreign key to the person.
 */
export const payouts = pgTable(
  "payouts",
  {
    userId: uuid("user_id").notNull(),
    id: uuid("id").notNull(),
    runId: uuid("run_id")
      .notNull()
      .references(() => payoutRuns.id),
    amountMinor: bigint("amount_minor", { mode: "number" }).notNull(),
    currency: currencyCode("currency").notNull(),
    /** When an administrator marked it as paid, which makes its shares PAID. */
    paidAt: instant("paid_at"),
    /** When it came back from the bank: its shares and adjustments no longer refer to it. */
    cameBackAt: instant("came_back_at"),
    cameBackReason: text("came_back_reason"),
    createdAt: instant("created_at").notNull(),
    /**
     * The recipient's name, once their account is erased: the agency must be able to name them as long as it keeps its
     * books.
     */
    agentName: text("agent_name"),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex("payouts_once_in_run").on(t.runId, t.userId),
    index("payouts_by_amount").on(t.runId, t.amountMinor.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("payouts_of_agent").on(t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    check("payouts_back_with_reason", sql`(came_back_at is null) = (came_back_reason is null)`),
    check("payouts_never_negative", sql`amount_minor >= 0`),
    ...sharedPolicies("payouts"),
  ],
).enableRLS();

/** Money for an agent, or negative from them, that no booking explains: an annual fee, a bonus, an advance. */
export const payoutAdjustments = pgTable(
  "payout_adjustments",
  {
    userId: owner(),
    id: uuid("id").notNull(),
    amountMinor: bigint("amount_minor", { mode: "number" }).notNull(),
    currency: currencyCode("currency").notNull(),
    /** What it is for; the agent reads it on the statement. */
    description: text("description").notNull(),
    /** Runs up to an earlier day don't include it. */
    dueOn: day("due_on").notNull(),
    /** Both as in a share. */
    payoutId: uuid("payout_id"),
    frozenAt: instant("frozen_at"),
    createdBy: uuid("created_by"),
    createdAt: instant("created_at").notNull(),
    removedAt: instant("removed_at"),
    removedBy: uuid("removed_by"),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    foreignKey({ columns: [t.userId, t.payoutId], foreignColumns: [payouts.userId, payouts.id] }),
    index("payout_adjustments_payout").on(t.userId, t.payoutId),
    index("payout_adjustments_unpaid")
      .on(t.currency, t.userId, t.dueOn)
      .where(sql`payout_id is null and removed_at is null`),
    check("payout_adjustments_not_zero", sql`amount_minor <> 0`),
    check("payout_adjustments_frozen_in_payout", sql`frozen_at is null or payout_id is not null`),
    check("payout_adjustments_removed_in_none", sql`removed_at is null or payout_id is null`),
    ...sharedPolicies("payout_adjustments"),
  ],
).enableRLS();
