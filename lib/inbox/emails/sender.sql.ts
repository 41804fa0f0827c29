import "server-only";
import { sql } from "drizzle-orm";
import { emails } from "@/db/schema";

/** The original sender of an email, even if it was forwarded, in lower case; the expression is that of the index. */
export const SENDER = sql`(left(coalesce(${emails.originAddress}, lower(${emails.fromAddress})), 320) collate "C")`;
