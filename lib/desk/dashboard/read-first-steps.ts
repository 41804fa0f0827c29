import "server-only";
import type { Context } from "@/lib/platform/context/context";
import { inCachedReadTransaction, ownerOf } from "@/lib/platform/context/transaction";
import type { FirstSteps } from "./outlook.model";
import { selectFirstSteps } from "./outlook.sql";

/** Reads which of the first steps the agent has taken. */
export function readFirstSteps(ctx: Context): Promise<FirstSteps> {
  return inCachedReadTransaction(ctx, (tx) => selectFirstSteps(tx, ownerOf(tx)));
}
