import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../columns";
import { owner } from "../owner";
import { tenantPolicies } from "../tenant";

/**
 * Idempotency keys, by which a repeated call is recognised. `is_stored` is set in the transaction in which the call
 * changes something; the response is stored afterwards, as text, and returned to whoever sends the same call again.
 * `claim` names the attempt that is running until `claimed_until`.
 */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    userId: owner(),
    key: text("key").notNull(),
    claim: uuid("claim").notNull(),
    fingerprint: text("fingerprint").notNull(),
    createdAt: instant("created_at").notNull(),
    claimedUntil: instant("claimed_until").notNull(),
    isStored: boolean("is_stored").notNull().default(false),
    status: integer("status"),
    headers: jsonb("headers").$type<Readonly<Record<string, string>>>(),
    answer: text("answer"),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.key] }),
    index("idempotency_keys_created").on(t.createdAt),
    ...tenantPolicies("idempotency_keys"),
  ],
).enableRLS();
