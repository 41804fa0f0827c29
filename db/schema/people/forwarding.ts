import { sql } from "drizzle-orm";
import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant } from "../columns";
import { owner } from "../owner";
import { agentClaim, sharedPolicies } from "../tenant";

/**
 * The private address at which an agent's emails arrive: `<token>@<inbound domain>`. A retired one no longer delivers.
 */
export const inboundAddresses = pgTable(
  "inbound_addresses",
  {
    token: text("token").primaryKey(),
    userId: owner(),
    createdAt: instant("created_at").notNull(),
    retiredAt: instant("retired_at"),
  },
  (t) => [
    uniqueIndex("inbound_addresses_current").on(t.userId).where(sql`retired_at is null`),
    ...sharedPolicies("inbound_addresses"),
  ],
).enableRLS();

/** Addresses from which an agent forwards. A verified address belongs to one agent only. */
export const forwardingAddresses = pgTable(
  "forwarding_addresses",
  {
    userId: owner(),
    id: uuid("id").notNull(),
    address: text("address").notNull(),
    verifiedAt: instant("verified_at"),
    tokenHash: text("token_hash"),
    tokenExpiresAt: instant("token_expires_at"),
    lastSentAt: instant("last_sent_at"),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex("forwarding_addresses_own").on(t.userId, t.address),
    uniqueIndex("forwarding_addresses_verified").on(t.address).where(sql`verified_at is not null`),
    uniqueIndex("forwarding_addresses_token").on(t.tokenHash),
    index("forwarding_addresses_address").on(t.address),
    // Only the person who has the token that was sent to an address can verify it: the system checks that and records
    // it.
    ...sharedPolicies(
      "forwarding_addresses",
      agentClaim(sql`num_nonnulls(verified_at, token_hash, token_expires_at, last_sent_at) = 0`),
    ),
  ],
).enableRLS();
