import { check, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { KEY_SCOPES } from "@/lib/accounts/api-keys/api-key.model";
import { instant, oneOf } from "../columns";
import { owner } from "../owner";
import { sharedPolicies } from "../tenant";

/**
 * API keys with which an agent's own programs call the REST API. `start` is the beginning of a key, by which it is
 * looked up and recognised; only a hash of the whole key is stored.
 */
export const apiKeys = pgTable(
  "api_keys",
  {
    userId: owner(),
    id: uuid("id").notNull(),
    name: text("name").notNull(),
    scope: text("scope", { enum: KEY_SCOPES }).notNull(),
    start: text("start").notNull(),
    keyHash: text("key_hash").notNull(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at"),
    lastUsedAt: instant("last_used_at"),
    revokedAt: instant("revoked_at"),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex("api_keys_start").on(t.start),
    check("api_keys_scope_known", oneOf("scope", KEY_SCOPES)),
    ...sharedPolicies("api_keys"),
  ],
).enableRLS();
