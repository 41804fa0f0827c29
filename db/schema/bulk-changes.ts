import { check, index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { BULK_MOVES, type ChangedBooking } from "@/lib/ledger/bookings/bulk/bulk-change.model";
import { instant, oneOf } from "./columns";
import { owner } from "./owner";
import { tenantPolicies } from "./tenant";

/** A bulk action on bookings, with what is needed to undo it for each of them. */
export const bulkChanges = pgTable(
  "bulk_changes",
  {
    userId: owner(),
    id: uuid("id").notNull(),
    move: text("move", { enum: BULK_MOVES }).notNull(),
    bookings: jsonb("bookings").$type<readonly ChangedBooking[]>().notNull(),
    createdAt: instant("created_at").notNull(),
    undoneAt: instant("undone_at"),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index("bulk_changes_created").on(t.createdAt),
    check("bulk_changes_move_known", oneOf("move", BULK_MOVES)),
    ...tenantPolicies("bulk_changes"),
  ],
).enableRLS();
