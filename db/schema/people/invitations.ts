import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { ROLES } from "@/lib/accounts/identity/identity.model";
import { instant, oneOf } from "../columns";
import { adminOnlyPolicies } from "../tenant";
import { users } from "./users";

/**
 * Invitations to open an account, or to a role. Each sending is a separate row, so that an earlier link can still show
 * its state. The token of a link isn't stored: it is derived from `nonce` and the server's secret.
 */
export const invitations = pgTable(
  "invitations",
  {
    id: uuid("id").primaryKey(),
    /** The address to which the email is sent, in lower case. */
    email: text("email").notNull(),
    role: text("role", { enum: ROLES }).notNull(),
    message: text("message"),
    nonce: text("nonce").notNull(),
    tokenHash: text("token_hash").notNull(),
    invitedBy: uuid("invited_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    /** When its email was accepted, or given up. */
    sentAt: instant("sent_at"),
    failedAt: instant("failed_at"),
    acceptedAt: instant("accepted_at"),
    acceptedBy: uuid("accepted_by").references(() => users.id, { onDelete: "set null" }),
    revokedAt: instant("revoked_at"),
    /** When a newer invitation replaced it. */
    replacedAt: instant("replaced_at"),
  },
  (t) => [
    uniqueIndex("invitations_token").on(t.tokenHash),
    uniqueIndex("invitations_open")
      .on(t.email)
      .where(sql`accepted_at is null and revoked_at is null and replaced_at is null`),
    index("invitations_by_created").on(t.createdAt, t.id),
    check("invitations_role_known", oneOf("role", ROLES)),
    check("invitations_end_once", sql`num_nonnulls(accepted_at, revoked_at, replaced_at) <= 1`),
    ...adminOnlyPolicies("invitations"),
  ],
).enableRLS();
