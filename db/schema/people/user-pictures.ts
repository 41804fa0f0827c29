import { sql } from "drizzle-orm";
import { check, pgTable } from "drizzle-orm/pg-core";
import { MOST_PICTURE_BYTES } from "@/lib/accounts/users/picture/picture.model";
import { bytea, instant } from "../columns";
import { owner } from "../owner";
import { tenantPolicies } from "../tenant";

/** The profile picture that a person has chosen, small enough to be stored in the database. */
export const userPictures = pgTable(
  "user_pictures",
  {
    userId: owner().primaryKey(),
    jpeg: bytea("jpeg").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  () => [
    check("user_pictures_small", sql.raw(`octet_length(jpeg) <= ${MOST_PICTURE_BYTES}`)),
    ...tenantPolicies("user_pictures"),
  ],
).enableRLS();
