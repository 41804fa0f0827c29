import "server-only";
import type { SQL } from "drizzle-orm";
import { adminOnly } from "@/lib/platform/context/context";
import type { Tx } from "@/lib/platform/context/transaction";
import { idsOfNamed } from "./named-agents.sql";

/** So many of one name are looked through. */
const MOST = 20;
/** So many signs are in the index of words. */
const SHORTEST = 3;

/** An array of the ids of people whose name, address or company holds a text, for administrators who look for their records; null where it is too short to look for. */
export function namedAgents(tx: Tx, search: string | undefined): SQL | null {
  adminOnly(tx);
  return (search?.trim().length ?? 0) < SHORTEST ? null : idsOfNamed(tx, search ?? "", MOST);
}
