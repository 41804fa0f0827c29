import type { Mutation } from "@/components/shared/mutations/mutation";
import { partialUndoMessage } from "@/components/shared/mutations/undone";
import { toast } from "@/components/ui/toast/toast";
import {
  type BookingChoice,
  type BulkMove,
  type BulkOutcome,
  outcomeWords,
} from "@/lib/ledger/bookings/bulk/bulk-outcome.model";
import { runAction } from "@/lib/platform/api-client/run-action";
import { counted } from "@/lib/platform/base/text";
import { changeBookingsAction, undoBulkChangeAction } from "../actions";

/** Returns a mutation of many bookings with a single Undo. Its message says which did not change, and why. */
export function bulkMutation(of: BookingChoice, move: BulkMove): Mutation<BulkOutcome> {
  // One id for all attempts, so that a retry doesn't change anything twice.
  const id = crypto.randomUUID();
  return {
    run: () => runAction(changeBookingsAction, { id, of, move }),
    failed: "Nothing was changed",
    tells(outcome) {
      const description = outcomeWords(outcome);
      if (outcome.changed > 0)
        return { said: SAID[move.kind](counted(outcome.changed, "booking")), description, undo: undoing(id) };
      toast.warning("No booking was changed", { description });
      return undefined;
    },
  };
}

const SAID: Readonly<Record<BulkMove["kind"], (bookings: string) => string>> = {
  close: (bookings) => `${bookings} closed`,
  archive: (bookings) => `${bookings} archived`,
  unarchive: (bookings) => `${bookings} unarchived`,
  "due-date": (bookings) => `Due date changed for ${bookings}`,
  payment: (bookings) => `Commission received for ${bookings}`,
};

function undoing(id: string): Mutation<{ readonly undone: number; readonly kept: number }> {
  return {
    run: () => runAction(undoBulkChangeAction, { id }),
    tells: (outcome) => partialUndoMessage(outcome, "booking"),
    failed: "This could not be undone",
  };
}
