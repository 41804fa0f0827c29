import { check, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { CHASE_CHANNELS, CHASE_KINDS } from "@/lib/ledger/bookings/chase/chase.model";
import { day, instant, oneOf } from "./columns";
import { owner } from "./owner";
import { suppliers } from "./suppliers";
import { tenantPolicies, visibleSupplier } from "./tenant";

/** What an agent did about a supplier's overdue commission: asked for it, or postponed that until a day. */
export const chases = pgTable(
  "chases",
  {
    userId: owner(),
    id: uuid("id").notNull(),
    supplierId: uuid("supplier_id")
      .notNull()
      .references(() => suppliers.id),
    kind: text("kind", { enum: CHASE_KINDS }).notNull(),
    channel: text("channel", { enum: CHASE_CHANNELS }),
    until: day("until"),
    note: text("note"),
    undoneAt: instant("undone_at"),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index("chases_supplier").on(t.userId, t.supplierId),
    index("chases_supplier_only").on(t.supplierId),
    check("chases_kind_known", oneOf("kind", CHASE_KINDS)),
    check("chases_channel_known", oneOf("channel", CHASE_CHANNELS)),
    ...tenantPolicies("chases", visibleSupplier("chases", "supplier_id")),
  ],
).enableRLS();
