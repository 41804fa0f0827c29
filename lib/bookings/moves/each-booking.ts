import "server-only";
import { z } from "zod";
import { Failure } from "@/lib/base/failure";
import type { BulkResult } from "./bulk-result.model";

/** The ids that a bulk action takes: those of one page at most. */
export const bookingIds = z.array(z.uuid()).min(1, "Choose at least one booking").max(100);

/** Does one thing to many bookings, each in a transaction of its own: what one refuses doesn't stop the others. */
export async function eachBooking(
  ids: readonly string[],
  run: (id: string) => Promise<unknown>,
): Promise<BulkResult> {
  const done: string[] = [];
  const refused: { id: string; message: string }[] = [];
  for (const id of new Set(ids)) {
    try {
      await run(id);
      done.push(id);
    } catch (error) {
      if (!(error instanceof Failure) || error.code === "UNAVAILABLE") throw error;
      refused.push({ id, message: error.message });
    }
  }
  return { done, refused };
}
