import { sql } from "drizzle-orm";
import {
  check,
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
import { day, instant, oneOf } from "./columns";
import { owner } from "./owner";
import { suppliers } from "./suppliers";
import { adminOnlyPolicies, appRt, sharedPolicies, visibleSupplier } from "./tenant";

/**
 * Commission that was received for no known booking, offered to an agent to whom it may belong. The agent may know
 * everything in this table; what the offer is about is in `commission_offer_subjects`, which no agent can read. Jobs
 * write it for many agents at once.
 */
export const commissionOffers = pgTable(
  "commission_offers",
  {
    userId: owner(),
    /** Random: an id that sorts by time would reveal how many others were created at the same time. */
    id: uuid("id").notNull(),
    /** The supplier's row that the agent's own bookings use. */
    supplierId: uuid("supplier_id")
      .notNull()
      .references(() => suppliers.id),
    /** The first day of the month in which it was received. */
    month: day("month").notNull(),
    /** The agent's own bookings that match, best first. */
    bookingIds: uuid("booking_ids").array().notNull().default([]),
    /** The agent's own clients that match, where no booking does. */
    clientNames: text("client_names").array().notNull().default([]),
    answer: text("answer", { enum: OFFER_ANSWERS }),
    claimedBookingId: uuid("claimed_booking_id"),
    answeredAt: instant("answered_at"),
    decision: text("decision", { enum: CLAIM_DECISIONS }),
    /** The administrator's message to the agent. */
    note: text("note"),
    decidedAt: instant("decided_at"),
    /** When an administrator offered it manually, whether or not anything matches; null where only the search did. */
    askedAt: instant("asked_at"),
    /** When it was withdrawn: nothing matches any more, or it was settled before the agent answered. */
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
      // An agent can't answer an offer that was decided or withdrawn.
      { on: ["update"], to: appRt, using: sql`decision is null and withdrawn_at is null` },
    ),
  ],
).enableRLS();

/** What each offer is about. */
export const commissionOfferSubjects = pgTable(
  "commission_offer_subjects",
  {
    offerId: uuid("offer_id").primaryKey(),
    /** The agent to whom it is offered. */
    agentId: uuid("agent_id").notNull(),
    kind: text("kind", { enum: SUBJECT_KINDS }).notNull(),
    /** The id of a report entry or of a transaction. */
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

/**
 * The version of an entry or transaction for which agents were last searched; once it has changed, they are searched
 * again.
 */
export const commissionOfferSearches = pgTable(
  "commission_offer_searches",
  {
    subjectId: uuid("subject_id").primaryKey(),
    version: integer("version").notNull().default(0),
  },
  () => [...adminOnlyPolicies("commission_offer_searches")],
).enableRLS();
