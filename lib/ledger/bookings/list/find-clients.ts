import "server-only";
import type { Context } from "@/lib/platform/context/context";
import { inReadTransaction, ownerOf } from "@/lib/platform/context/transaction";
import type { Client, ClientQuery } from "./client.model";
import { selectClients } from "./client.sql";

/** The agent's clients whose name holds a text, those of the latest bookings first. */
export function findClients(ctx: Context, query: ClientQuery): Promise<readonly Client[]> {
  return inReadTransaction(ctx, (tx) => selectClients(tx, ownerOf(tx), query));
}
