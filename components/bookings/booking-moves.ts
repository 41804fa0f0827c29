import { attempting, toastFailure } from "@/components/shared/failure-toast";
import { toast } from "@/components/ui/toast";
import { failureOf } from "@/lib/api-client/api-failure";
import { runAction } from "@/lib/api-client/run-action";
import type { CloseReason } from "@/lib/bookings/booking-status.model";
import {
  archiveBookingAction,
  closeBookingAction,
  deleteBookingAction,
  reopenBookingAction,
  restoreBookingAction,
} from "./actions";

export type BookingMoves = ReturnType<typeof bookingMoves>;

/** What can be done to a whole booking, each with its toast and its undo. Every move answers whether it succeeded; `done` asks for the list again. A list's first load goes without this file. */
export function bookingMoves(done: () => void) {
  const attempt = attempting(done);
  const reopen = (id: string) =>
    attempt(async () => {
      await runAction(reopenBookingAction, { id });
      toast.undoable("Booking reopened", () => void close(id));
    }, "Failed to reopen booking");
  const close = (id: string, reason?: CloseReason) =>
    attempt(async () => {
      const { isClosed } = await runAction(closeBookingAction, { id, reason });
      if (isClosed) toast.undoable("Booking closed", () => void reopen(id));
      else toast.success("This booking is paid already");
    }, "Failed to close booking");
  const restore = (id: string) =>
    attempt(() => runAction(restoreBookingAction, { id }), "Failed to restore booking");
  const remove = (id: string) =>
    attempt(async () => {
      await runAction(deleteBookingAction, { id });
      toast.undoable("Booking deleted", () => void restore(id));
    }, "Failed to delete booking");
  const unarchive = (id: string) =>
    attempt(async () => {
      await runAction(archiveBookingAction, { id, to: "closed" });
      toast.undoable("Booking unarchived", () => void archive(id));
    }, "Failed to unarchive booking");
  const archive = async (id: string): Promise<boolean> => {
    try {
      tellArchived(await runAction(archiveBookingAction, { id, to: "archive" }), () => void unarchive(id));
      return true;
    } catch (error) {
      const retry = () => void archive(id);
      toastFailure(error, "Failed to archive booking", { description: archiveWords(error), retry });
      return false;
    } finally {
      done();
    }
  };
  return { close, reopen, archive, unarchive, remove };
}

function tellArchived({ relatedEmails }: { readonly relatedEmails: number | null }, undo: () => void): void {
  if (relatedEmails === null) {
    toast.undoable("Booking archived successfully", undo, {
      description: "Related emails may need manual archiving.",
    });
    return;
  }
  toast.undoable("Booking and related emails archived successfully", undo, {
    description: `${relatedEmails} related email(s) also archived`,
  });
}

function archiveWords(error: unknown): string {
  const failure = failureOf(error);
  if (failure.status === 400) {
    return failure.message || "Invalid request - the booking may not be eligible for archiving";
  }
  return failure.message || "An unexpected error occurred while archiving the booking";
}
