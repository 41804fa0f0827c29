import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { instant, oneOf } from "./columns";
import { optionalOwnerPolicies } from "./tenant";
import { users } from "./users";

/** Companies that owe commission. No owner: a platform supplier, visible to all; else visible to the agent who typed it. */
export const suppliers = pgTable(
  "suppliers",
  {
    id: uuid("id").primaryKey(),
    ownerId: uuid("owner_id").references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    nameKey: text("name_key").notNull(),
    email: text("email"),
    phoneNumber: text("phone_number"),
    street: text("street"),
    city: text("city"),
    state: text("state"),
    postalCode: text("postal_code"),
    country: text("country"),
    isVerified: boolean("is_verified").notNull().default(false),
    paymentBasis: text("payment_basis", {
      enum: ["TRAVEL_END", "TRAVEL_START", "BOOKING_DATE", "FINAL_PAYMENT"],
    }),
    paymentLagDays: integer("payment_lag_days"),
    metadata: jsonb("metadata").$type<Record<string, unknown>>().notNull().default({}),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [
    unique("suppliers_owner_name").on(t.ownerId, t.nameKey).nullsNotDistinct(),
    index("suppliers_name").on(t.nameKey),
    check(
      "suppliers_payment_basis_known",
      sql`payment_basis is null or ${oneOf("payment_basis", ["TRAVEL_END", "TRAVEL_START", "BOOKING_DATE", "FINAL_PAYMENT"])}`,
    ),
    check("suppliers_payment_lag_sane", sql`payment_lag_days between 0 and 730`),
    check("suppliers_verified_is_shared", sql`owner_id is null or not is_verified`),
    ...optionalOwnerPolicies("suppliers", "owner_id"),
  ],
).enableRLS();
