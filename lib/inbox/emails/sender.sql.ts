import "server-only";
import { sql } from "drizzle-orm";
import { emails } from "@/db/schema";

/** Who wrote a mail, also where it was forwarded, in small letters, in the words of its index. */
export const SENDER = sql`(left(coalesce(${emails.originAddress}, lower(${emails.fromAddress})), 320) collate "C")`;
