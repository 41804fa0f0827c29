import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import { adminOnly } from "@/lib/platform/context/context";
import type { Tx } from "@/lib/platform/context/transaction";
import { type OwnedKind, type Owner, selectOwner } from "./standing.sql";

/**
 * Returns the agent to whom a record belongs, by id and name, for administrators in a system transaction; throws
 * NOT_FOUND where nobody has it.
 */
export async function ownerOf(tx: Tx, kind: OwnedKind, id: string): Promise<Owner> {
  adminOnly(tx);
  const owner = await selectOwner(tx, kind, id);
  if (!owner) throw new Failure("NOT_FOUND");
  return owner;
}
