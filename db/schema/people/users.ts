import { and, eq, isNull, type SQLWrapper, sql } from "drizzle-orm";
import { bigint, boolean, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { foldedText } from "@/db/folded";
import { ROLES } from "@/lib/accounts/identity/identity.model";
import { OWN_PICTURE } from "@/lib/accounts/users/picture/picture.model";
import { instant, oneOf } from "../columns";
import { adminOnlyPolicies, ownRowsPolicies } from "../tenant";

type Searched = { readonly name: SQLWrapper; readonly email: SQLWrapper; readonly companyName: SQLWrapper };

/** What administrators look through: name, address and company. */
export function userSearch({ name, email, companyName }: Searched) {
  return foldedText(sql`${name} || ' ' || ${email} || ' ' || coalesce(${companyName}, '')`);
}

/** People who sign in. The row is the truth for role and onboarding, whoever proves the identity. */
export const users = pgTable(
  "users",
  {
    id: uuid("id").primaryKey(),
    email: text("email").notNull(),
    emailVerified: boolean("email_verified").notNull().default(false),
    name: text("name").notNull().default(""),
    firstName: text("first_name"),
    lastName: text("last_name"),
    phoneNumber: text("phone_number"),
    companyName: text("company_name"),
    companyAddress: text("company_address"),
    bio: text("bio"),
    /** Where the picture is that whoever signs them in knows. */
    image: text("image"),
    /** By which the picture is known that they chose themself (`user_pictures`), which goes before the other. */
    picture: text("picture"),
    role: text("role", { enum: ROLES }).notNull().default("USER"),
    hasCompletedOnboarding: boolean("has_completed_onboarding").notNull().default(false),
    hasCompletedTour: boolean("has_completed_tour").notNull().default(false),
    twoFactorEnabled: boolean("two_factor_enabled").notNull().default(false),
    clerkId: text("clerk_id"),
    /** When Clerk last changed what is known of the person from there; null for what only a session's token said. */
    clerkUpdatedAt: instant("clerk_updated_at"),
    timezone: text("timezone").notNull().default("America/Toronto"),
    currency: text("currency").notNull().default("USD"),
    settings: jsonb("settings").$type<Record<string, unknown>>().notNull().default({}),
    /** From then on the account is closed to its person, until an administrator restores it. */
    suspendedAt: instant("suspended_at"),
    /** When the account and all that is in it is erased, at its person's wish; until then it is closed, and they may keep it. */
    eraseAt: instant("erase_at"),
    /** When the person last asked for anything, give or take some minutes. */
    lastSeenAt: instant("last_seen_at"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [
    index("users_by_created").on(t.createdAt, t.id),
    index("users_by_name").on(sql`lower(${t.name})`, t.id),
    index("users_by_seen").on(t.lastSeenAt.nullsFirst(), t.id),
    index("users_by_erasing").on(t.eraseAt).where(sql`erase_at is not null`),
    index("users_search").using("gin", userSearch(t).append(sql` gin_trgm_ops`)),
    uniqueIndex("users_email").on(sql`lower(${t.email})`),
    uniqueIndex("users_clerk_id").on(t.clerkId),
    check("users_role_known", oneOf("role", ROLES)),
    ...ownRowsPolicies("users", "id"),
    ...adminOnlyPolicies("users"),
  ],
).enableRLS();

/** Sessions of the built-in identity; `token` holds the hash of what the cookie carries. */
export const sessions = pgTable(
  "sessions",
  {
    id: uuid("id").primaryKey(),
    token: text("token").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: instant("expires_at").notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    /** When the password, and the code where there is one, was last given in it. */
    provedAt: instant("proved_at"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [
    uniqueIndex("sessions_token").on(t.token),
    index("sessions_user").on(t.userId),
    index("sessions_by_end").on(t.expiresAt),
    ...adminOnlyPolicies("sessions"),
  ],
).enableRLS();

/** Sign-in methods of the built-in identity. */
export const accounts = pgTable(
  "accounts",
  {
    id: uuid("id").primaryKey(),
    accountId: text("account_id").notNull(),
    providerId: text("provider_id").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: instant("access_token_expires_at"),
    refreshTokenExpiresAt: instant("refresh_token_expires_at"),
    scope: text("scope"),
    password: text("password"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [
    uniqueIndex("accounts_provider").on(t.providerId, t.accountId),
    index("accounts_user").on(t.userId),
    ...adminOnlyPolicies("accounts"),
  ],
).enableRLS();

/**
 * The second factor of the built-in identity: the sealed secret of an authenticator app, asked for from `confirmedAt` on,
 * when its first code was right. Of each backup code that wasn't used a hash is kept; `lastStep` is the time of the last
 * code that was used, so that none is used twice. From `endedAt` on, when a forgotten password was set, it is asked for no
 * more, and its person may still keep it.
 */
export const twoFactors = pgTable(
  "two_factors",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    secret: text("secret").notNull(),
    backupHashes: text("backup_hashes").array().notNull().default([]),
    lastStep: bigint("last_step", { mode: "number" }),
    createdAt: instant("created_at").notNull(),
    confirmedAt: instant("confirmed_at"),
    endedAt: instant("ended_at"),
  },
  () => [...adminOnlyPolicies("two_factors")],
).enableRLS();

/**
 * Links that prove an account's own address, not used yet; one for each person, so that a new mail makes the last one's
 * link worthless. `email` is the address it was sent to, in lower case.
 */
export const addressVerifications = pgTable(
  "address_verifications",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    tokenHash: text("token_hash").notNull(),
    email: text("email").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  () => [...adminOnlyPolicies("address_verifications")],
).enableRLS();

/** One-time values of the built-in identity. */
export const verifications = pgTable(
  "verifications",
  {
    id: uuid("id").primaryKey(),
    identifier: text("identifier").notNull(),
    value: text("value").notNull(),
    expiresAt: instant("expires_at").notNull(),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [
    index("verifications_identifier").on(t.identifier),
    index("verifications_by_end").on(t.expiresAt),
    ...adminOnlyPolicies("verifications"),
  ],
).enableRLS();

/** How somebody is called who may have given no name yet. */
export const personName = sql<string>`coalesce(nullif(${users.name}, ''), ${users.email})`;

/** Where somebody's picture is; each has an address of its own, so that browsers may keep it. */
export const personImage = sql<
  string | null
>`coalesce(${sql.raw(`'${OWN_PICTURE}'`)} || ${users.picture}, ${users.image})`;

/** Of `users` the administrators who may act: neither suspended nor leaving. */
export const activeAdministrators = and(
  eq(users.role, "ADMIN"),
  isNull(users.suspendedAt),
  isNull(users.eraseAt),
);
