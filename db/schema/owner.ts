import { uuid } from "drizzle-orm/pg-core";
import { users } from "./people/users";

/** Whose a row is; it goes when the person does. */
export function owner() {
  return uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });
}
