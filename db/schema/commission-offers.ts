import { sql } from "drizzle-orm";
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import {
  CLAIM_DECISIONS,
  OFFER_ANSWERS,
  SUBJECT_KINDS,
} from "@/lib/reconciliation/unclaimed-commission/offer-state.model";
import { bookings } from "./bookings";
import { instant, oneOf } from "./columns";
import { owner } from "./owner";
import { suppliers } from "./suppliers";
import { adminOnlyPolicies, appRt, sharedPolicies, visibleSupplier } from "./tenant";

/**
 * Commission that came for no known booking, offered to an agent whose it may be. All that stands here may be known to
 * that agent; what it is about is in `commission_offer_subjects`, which no agent reads. Jobs write it for many agents at once.
 */
export const commissionOffers = pgTable(
  "commission_offers",
  {
    userId: owner(),
    /** Random: one that sorts by time would tell how many were made beside it. */
    id: uuid("id").notNull(),
    /** As the agent's own bookings have it. */
    supplierId: uuid("supplier_id")
      .notNull()
      .references(() => suppliers.id),
    /** The first day of the month in which it came. */
    month: date("month", { mode: "string" }).notNull(),
    /** The agent's own bookings that fit, best first. */
    bookingIds: uuid("booking_ids").array().notNull().default([]),
    /** The agent's own clients that fit, without a booking that does. */
    clientNames: text("client_names").array().notNull().default([]),
    answer: text("answer", { enum: OFFER_ANSWERS }),
    claimedBookingId: uuid("claimed_booking_id"),
    answeredAt: instant("answered_at"),
    decision: text("decision", { enum: CLAIM_DECISIONS }),
    /** The administrator's words to the agent. */
    note: text("note"),
    decidedAt: instant("decided_at"),
    /** When an administrator offered it by hand, whatever fits; null where only the search did. */
    askedAt: instant("asked_at"),
    /** Since when it is no longer offered: nothing fits any more, or it was settled before the agent said anything. */
    withdrawnAt: instant("withdrawn_at"),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    foreignKey({ columns: [t.userId, t.claimedBookingId], foreignColumns: [bookings.userId, bookings.id] }),
    index("commission_offers_to_decide")
      .on(t.answeredAt, t.id)
      .where(sql`answer = 'claimed' and decision is null and withdrawn_at is null`),
    check("commission_offers_month_is_a_month", sql`extract(day from month) = 1`),
    check("commission_offers_answer_known", sql`answer is null or ${oneOf("answer", OFFER_ANSWERS)}`),
    check("commission_offers_answered_once", sql`(answer is null) = (answered_at is null)`),
    check(
      "commission_offers_claim_has_booking",
      sql`coalesce(answer = 'claimed', false) = (claimed_booking_id is not null)`,
    ),
    check("commission_offers_decision_known", sql`decision is null or ${oneOf("decision", CLAIM_DECISIONS)}`),
    check("commission_offers_decided_once", sql`(decision is null) = (decided_at is null)`),
    check("commission_offers_decided_is_claimed", sql`decision is null or answer = 'claimed'`),
    ...sharedPolicies(
      "commission_offers",
      visibleSupplier("commission_offers", "supplier_id"),
      // What was decided or taken back is no longer the agent's to answer.
      { on: ["update"], to: appRt, using: sql`decision is null and withdrawn_at is null` },
    ),
  ],
).enableRLS();

/** What each offer is about. */
export const commissionOfferSubjects = pgTable(
  "commission_offer_subjects",
  {
    offerId: uuid("offer_id").primaryKey(),
    /** To whom it is offered. */
    agentId: uuid("agent_id").notNull(),
    kind: text("kind", { enum: SUBJECT_KINDS }).notNull(),
    /** A report entry's id or a transaction's. */
    subjectId: uuid("subject_id").notNull(),
    decidedBy: uuid("decided_by"),
  },
  (t) => [
    uniqueIndex("commission_offer_subjects_once").on(t.subjectId, t.agentId),
    index("commission_offer_subjects_agent").on(t.agentId),
    check("commission_offer_subjects_kind_known", oneOf("kind", SUBJECT_KINDS)),
    ...adminOnlyPolicies("commission_offer_subjects"),
  ],
).enableRLS();

/** Which version of an entry or a transaction it was last asked of whose it may be: what has changed since is asked again. */
export const commissionOfferSearches = pgTable(
  "commission_offer_searches",
  {
    subjectId: uuid("subject_id").primaryKey(),
    version: integer("version").notNull().default(0),
  },
  () => [...adminOnlyPolicies("commission_offer_searches")],
).enableRLS();
