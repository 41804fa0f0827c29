import "server-only";
import { ownerOf, type Tx } from "@/lib/platform/context/transaction";
import type { EmailSummary } from "./email.model";
import { selectSummaries } from "./email.sql";

/** The agent's mails of these ids, as lists show them. */
export async function findEmailsByIds(
  tx: Tx,
  ids: readonly string[],
): Promise<(id: string) => EmailSummary | undefined> {
  const found = await selectSummaries(tx, ownerOf(tx), ids);
  return (id) => found.find((email) => email.id === id);
}
