import "server-only";
import { adminOnly } from "@/lib/platform/context/context";
import type { Tx } from "@/lib/platform/context/transaction";
import { selectNamedAgents } from "./named-agents.sql";

/** So many of one name are looked through. */
const MOST = 20;
/** So many signs are in the index of words. */
const SHORTEST = 3;

/** The ids of people whose name, address or company holds a text, for administrators who look for their records. */
export async function findNamedAgents(tx: Tx, search: string | undefined): Promise<readonly string[]> {
  adminOnly(tx);
  return (search?.trim().length ?? 0) < SHORTEST ? [] : selectNamedAgents(tx, search ?? "", MOST);
}
