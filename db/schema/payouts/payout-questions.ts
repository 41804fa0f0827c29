import { sql } from "drizzle-orm";
import { check, foreignKey, index, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { bookings } from "../bookings";
import { instant } from "../columns";
import { owner } from "../owner";
import { agentClaim, tenantPolicies } from "../tenant";

/**
 * An agent's question about a line of a payout or of what is due, and an administrator's answer. A line may be deleted
 * while its question stays, so there is no foreign key.
 */
export const payoutQuestions = pgTable(
  "payout_questions",
  {
    userId: owner(),
    id: uuid("id").notNull(),
    /** The id of a share or of an adjustment. */
    lineId: uuid("line_id").notNull(),
    /** The booking of a share. */
    bookingId: uuid("booking_id"),
    question: text("question").notNull(),
    createdAt: instant("created_at").notNull(),
    answer: text("answer"),
    answeredBy: uuid("answered_by"),
    answeredAt: instant("answered_at"),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    foreignKey({ columns: [t.userId, t.bookingId], foreignColumns: [bookings.userId, bookings.id] }),
    uniqueIndex("payout_questions_one_open").on(t.userId, t.lineId).where(sql`answered_at is null`),
    index("payout_questions_line").on(t.userId, t.lineId, t.createdAt),
    index("payout_questions_open").on(t.createdAt, t.id).where(sql`answered_at is null`),
    check("payout_questions_answered_whole", sql`num_nonnulls(answer, answered_by, answered_at) in (0, 3)`),
    // An agent asks; an administrator answers.
    ...tenantPolicies(
      "payout_questions",
      agentClaim(sql`num_nonnulls(answer, answered_by, answered_at) = 0`),
    ),
  ],
).enableRLS();
