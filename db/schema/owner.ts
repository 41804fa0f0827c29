import { uuid } from "drizzle-orm/pg-core";
import { users } from "./people/users";

/** The agent to whom a row belongs; the row is deleted together with the person. */
export function owner() {
  return uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });
}
