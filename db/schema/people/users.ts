import { and, eq, isNull, type SQLWrapper, sql } from "drizzle-orm";
import { bigint, boolean, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { foldedText } from "@/db/folded";
import { ROLES } from "@/lib/accounts/identity/identity.model";
import { OWN_PICTURE } from "@/lib/accounts/users/picture/picture.model";
import { instant, oneOf } from "../columns";
import { adminOnlyPolicies, ownRowsPolicies } from "../tenant";

type Searched = { readonly name: SQLWrapper; readonly email: SQLWrapper; readonly companyName: SQLWrapper };

/** The text that administrators search: name, address and company. */
export function userSearch({ name, email, companyName }: Searched) {
  return foldedText(sql`${name} || ' ' || ${email} || ' ' || coalesce(${companyName}, '')`);
}

/** People who sign in. This row determines role and onboarding, whatever the sign-in provider. */
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
    /** The address of the picture from the sign-in provider. */
    image: text("image"),
    /** The version of the picture that they have chosen themself (`user_pictures`), which takes precedence. */
    picture: text("picture"),
    role: text("role", { enum: ROLES }).notNull().default("USER"),
    hasCompletedOnboarding: boolean("has_completed_onboarding").notNull().default(false),
    hasCompletedTour: boolean("has_completed_tour").notNull().default(false),
    twoFactorEnabled: boolean("two_factor_enabled").notNull().default(false),
    clerkId: text("clerk_id"),
    /** When Clerk last changed the data from there; null if it came only from a session's token. */
    clerkUpdatedAt: instant("clerk_updated_at"),
    timezone: text("timezone").notNull().default("America/Toronto"),
    currency: text("currency").notNull().default("USD"),
    settings: jsonb("settings").$type<Record<string, unknown>>().notNull().default({}),
    /** When an administrator suspended the account; it stays closed until an administrator restores it. */
    suspendedAt: instant("suspended_at"),
    /**
     * When the account and everything in it will be erased, at the person's request; until then it is closed, and they
     * may keep it.
     */
    eraseAt: instant("erase_at"),
    /** When the person last made a request, accurate to some minutes. */
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

/** Sessions of the built-in sign-in; `token` contains the hash of the token in the cookie. */
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
    /** When the password, and the code of the second factor if there is one, was last entered in this session. */
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

/** Sign-in methods of the built-in sign-in. */
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
 * The second factor of the built-in sign-in: the sealed secret of an authenticator app, which is required from
 * `confirmedAt` on, when its first code was right. Contains a hash of each unused backup code; `lastStep` is the time
 * step of the last code that was used, so that none is used twice. From `endedAt` on, when a forgotten password was
 * reset, it is no longer required, and the person may still choose to keep it.
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
 * Unused links that verify an account's own address, one per person: a new email invalidates the previous link. `email`
 * is the address to which it was sent, in lower case.
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

/** One-time values of the built-in sign-in. */
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

/** The name shown for a person, who may not have given one yet. */
export const personName = sql<string>`coalesce(nullif(${users.name}, ''), ${users.email})`;

/** The address of a person's picture; each picture has its own address, so that browsers can cache it. */
export const personImage = sql<
  string | null
>`coalesce(${sql.raw(`'${OWN_PICTURE}'`)} || ${users.picture}, ${users.image})`;

/** The condition on `users` for administrators who may act: neither suspended nor leaving. */
export const activeAdministrators = and(
  eq(users.role, "ADMIN"),
  isNull(users.suspendedAt),
  isNull(users.eraseAt),
);
