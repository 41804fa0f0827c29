import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { MovedRows } from "@/lib/ledger/suppliers/administration/moved-rows.model";
import { PAYMENT_BASES } from "@/lib/ledger/suppliers/supplier.model";
import { LANGUAGES } from "@/lib/platform/base/settings/settings-choices";
import { instant, oneOf } from "./columns";
import { owner } from "./owner";
import { users } from "./people/users";
import {
  adminOnlyPolicies,
  agentClaim,
  optionalOwnerPolicies,
  tenantPolicies,
  visibleSupplier,
} from "./tenant";

/**
 * Companies that owe commission. Without an owner it is a platform supplier, visible to all; otherwise it is visible
 * only to the agent who entered it.
 */
export const suppliers = pgTable(
  "suppliers",
  {
    id: uuid("id").primaryKey(),
    ownerId: uuid("owner_id").references(() => users.id, { onDelete: "cascade" }),
    /**
     * The owner before an administrator verified it. If the verification is withdrawn, it becomes theirs again, unless
     * others use it by then.
     */
    typedBy: uuid("typed_by").references(() => users.id, { onDelete: "set null" }),
    name: text("name").notNull(),
    nameKey: text("name_key").notNull(),
    /** Other names of this supplier, as an administrator entered them, and in the form in which names are compared. */
    aliases: text("aliases").array().notNull().default(sql`'{}'`),
    aliasKeys: text("alias_keys").array().notNull().default(sql`'{}'`),
    /**
     * Finds the few suppliers that have aliases: row-level security prevents the planner from using indexes and
     * statistics for comparisons of arrays.
     */
    aliasCount: integer("alias_count").generatedAlwaysAs(sql`cardinality(alias_keys)`),
    email: text("email"),
    phoneNumber: text("phone_number"),
    street: text("street"),
    city: text("city"),
    state: text("state"),
    postalCode: text("postal_code"),
    country: text("country"),
    isVerified: boolean("is_verified").notNull().default(false),
    paymentBasis: text("payment_basis", { enum: PAYMENT_BASES }),
    paymentLagDays: integer("payment_lag_days"),
    chaseName: text("chase_name"),
    chaseEmail: text("chase_email"),
    /** In basis points: 10% is 1000. */
    commissionBp: integer("commission_bp"),
    metadata: jsonb("metadata").$type<Record<string, unknown>>().notNull().default({}),
    /**
     * The import that created it. No foreign key, because every machine of a cluster has all suppliers but only some
     * imports.
     */
    importId: uuid("import_id"),
    /** When that import was undone and nobody used the supplier: it is hidden, unless a booking has it. */
    withdrawnAt: instant("withdrawn_at"),
    /** The supplier into which an administrator merged it: all agents see that one instead. */
    mergedInto: uuid("merged_into").references((): AnyPgColumn => suppliers.id, { onDelete: "set null" }),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [
    unique("suppliers_owner_name").on(t.ownerId, t.nameKey).nullsNotDistinct(),
    index("suppliers_name").on(t.nameKey, t.id),
    index("suppliers_search").using("gin", sql`name_key gin_trgm_ops`),
    index("suppliers_aliased").on(t.id).where(sql`alias_count > 0`),
    index("suppliers_typed_by").on(t.typedBy),
    index("suppliers_merged").on(t.mergedInto).where(sql`merged_into is not null`),
    check("suppliers_not_into_itself", sql`merged_into <> id`),
    check(
      "suppliers_payment_basis_known",
      sql`payment_basis is null or ${oneOf("payment_basis", PAYMENT_BASES)}`,
    ),
    check("suppliers_payment_lag_sane", sql`payment_lag_days between 0 and 730`),
    check("suppliers_commission_is_a_share", sql`commission_bp between 0 and 10000`),
    check("suppliers_verified_is_shared", sql`owner_id is null or not is_verified`),
    ...optionalOwnerPolicies(
      "suppliers",
      "owner_id",
      agentClaim(
        sql`not is_verified and metadata = '{}' and aliases = '{}' and alias_keys = '{}'
        and num_nonnulls(typed_by, merged_into, payment_basis, payment_lag_days, chase_name, chase_email, commission_bp) = 0`,
      ),
    ),
  ],
).enableRLS();

/**
 * One agent's own settings for a supplier, their own or the platform's, which take precedence over the supplier's
 * values. `mergedInto` is the supplier that this agent sees instead.
 */
export const supplierPreferences = pgTable(
  "supplier_preferences",
  {
    userId: owner(),
    supplierId: uuid("supplier_id")
      .notNull()
      .references(() => suppliers.id, { onDelete: "cascade" }),
    deactivatedAt: instant("deactivated_at"),
    mergedInto: uuid("merged_into").references(() => suppliers.id, { onDelete: "set null" }),
    paymentBasis: text("payment_basis", { enum: PAYMENT_BASES }),
    paymentLagDays: integer("payment_lag_days"),
    chaseName: text("chase_name"),
    chaseEmail: text("chase_email"),
    /** The language in which chases are written; null for the agent's own language. */
    chaseLanguage: text("chase_language", { enum: LANGUAGES }),
    /** The days overdue after which a chase is due; null for the defaults. */
    chaseDays: integer("chase_days").array(),
    commissionBp: integer("commission_bp"),
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.supplierId] }),
    index("supplier_preferences_supplier").on(t.supplierId),
    index("supplier_preferences_merged").on(t.mergedInto),
    check(
      "supplier_preferences_payment_basis_known",
      sql`payment_basis is null or ${oneOf("payment_basis", PAYMENT_BASES)}`,
    ),
    check(
      "supplier_preferences_chase_language_known",
      sql`chase_language is null or ${oneOf("chase_language", LANGUAGES)}`,
    ),
    check("supplier_preferences_payment_lag_sane", sql`payment_lag_days between 0 and 730`),
    check("supplier_preferences_commission_is_a_share", sql`commission_bp between 0 and 10000`),
    check("supplier_preferences_not_into_itself", sql`merged_into <> supplier_id`),
    ...tenantPolicies(
      "supplier_preferences",
      visibleSupplier("supplier_preferences", "supplier_id", "merged_into"),
    ),
  ],
).enableRLS();

/** A merge of two suppliers by an agent, with what is needed to undo it. */
export const supplierMerges = pgTable(
  "supplier_merges",
  {
    userId: owner(),
    id: uuid("id").notNull(),
    fromId: uuid("from_id")
      .notNull()
      .references(() => suppliers.id, { onDelete: "cascade" }),
    intoId: uuid("into_id")
      .notNull()
      .references(() => suppliers.id, { onDelete: "cascade" }),
    createdAt: instant("created_at").notNull(),
    undoneAt: instant("undone_at"),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index("supplier_merges_from").on(t.fromId),
    index("supplier_merges_into").on(t.intoId),
    ...tenantPolicies("supplier_merges", visibleSupplier("supplier_merges", "from_id", "into_id")),
  ],
).enableRLS();

/** The bookings that a merge moved, each with its previous `duplicate_no`. */
export const supplierMergeBookings = pgTable(
  "supplier_merge_bookings",
  {
    userId: uuid("user_id").notNull(),
    mergeId: uuid("merge_id").notNull(),
    bookingId: uuid("booking_id").notNull(),
    duplicateNo: integer("duplicate_no").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.mergeId, t.bookingId] }),
    foreignKey({
      columns: [t.userId, t.mergeId],
      foreignColumns: [supplierMerges.userId, supplierMerges.id],
    }).onDelete("cascade"),
    ...tenantPolicies("supplier_merge_bookings"),
  ],
).enableRLS();

/**
 * A merge of two suppliers for all agents by an administrator. `moved` is the only record of everything that was moved,
 * for undoing it.
 */
export const supplierJoins = pgTable(
  "supplier_joins",
  {
    id: uuid("id").primaryKey(),
    fromId: uuid("from_id")
      .notNull()
      .references(() => suppliers.id, { onDelete: "cascade" }),
    intoId: uuid("into_id")
      .notNull()
      .references(() => suppliers.id, { onDelete: "cascade" }),
    moved: jsonb("moved").$type<MovedRows>().notNull(),
    createdAt: instant("created_at").notNull(),
    undoneAt: instant("undone_at"),
  },
  (t) => [
    index("supplier_joins_from").on(t.fromId),
    index("supplier_joins_into").on(t.intoId),
    ...adminOnlyPolicies("supplier_joins"),
  ],
).enableRLS();

/** Two suppliers that look alike and that an administrator has declared different; the lower id comes first. */
export const supplierDistinctions = pgTable(
  "supplier_distinctions",
  {
    oneId: uuid("one_id")
      .notNull()
      .references(() => suppliers.id, { onDelete: "cascade" }),
    otherId: uuid("other_id")
      .notNull()
      .references(() => suppliers.id, { onDelete: "cascade" }),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.oneId, t.otherId] }),
    index("supplier_distinctions_other").on(t.otherId),
    check("supplier_distinctions_ordered", sql`one_id < other_id`),
    ...adminOnlyPolicies("supplier_distinctions"),
  ],
).enableRLS();
