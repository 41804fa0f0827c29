import type { Mutation } from "@/components/shared/mutations/mutation";
import type { TabCounts } from "@/lib/inbox/emails/email-listing.model";
import { runAction } from "@/lib/platform/api-client/run-action";
import {
  discardEmailsAction,
  finishEmailAction,
  restoreEmailsAction,
  sendForReviewAction,
  undoConvertAction,
  withdrawReviewAction,
} from "../actions";

/** A mutation that moves emails to another tab. */
export type Transfer<T = unknown> = Mutation<T> & {
  readonly ids: readonly string[];
  readonly to: keyof TabCounts;
};

/** Returns the properties of a move. The subject makes a later move of the same emails remove this one's message. */
function moved(ids: readonly string[], to: Transfer["to"]): Pick<Transfer, "ids" | "to" | "subject"> {
  return { ids, to, subject: `emails/${ids.join()}` };
}

/** Returns the mutation that undoes an action of this screen. */
export function undoing(run: () => Promise<unknown>): Mutation {
  return { run, failed: "Could not be undone" };
}

/** All moves between tabs. */
export const emailMutations = {
  discard: (ids: readonly string[]): Transfer => ({
    ...moved(ids, "rejected"),
    run: () => runAction(discardEmailsAction, { ids: [...ids] }),
    tells: () => ({
      said:
        ids.length === 1
          ? "Email moved to trash successfully"
          : `${ids.length} emails moved to trash successfully`,
      undo: undoing(() => runAction(restoreEmailsAction, { ids: [...ids] })),
    }),
    failed: ids.length === 1 ? "Failed to move email to trash" : "Failed to move emails to trash",
  }),
  restore: (ids: readonly string[]): Transfer => ({
    ...moved(ids, "new"),
    run: () => runAction(restoreEmailsAction, { ids: [...ids] }),
    tells: () => ({
      said: ids.length === 1 ? "Email restored" : `${ids.length} emails restored`,
      undo: undoing(() => runAction(discardEmailsAction, { ids: [...ids] })),
    }),
    failed: "Failed to restore",
  }),
  review: (id: string): Transfer => ({
    ...moved([id], "pending_review"),
    run: () => runAction(sendForReviewAction, { id }),
    tells: () => ({
      said: "Email sent for reprocessing",
      undo: undoing(() => runAction(withdrawReviewAction, { id })),
    }),
    failed: "Failed to send for reprocessing",
  }),
  withdraw: (id: string): Transfer => ({
    ...moved([id], "new"),
    run: () => runAction(withdrawReviewAction, { id }),
    tells: () => ({
      said: "Email taken back from review",
      undo: undoing(() => runAction(sendForReviewAction, { id })),
    }),
    failed: "Failed to take the email back",
  }),
  finish: (id: string): Transfer => ({
    ...moved([id], "processed"),
    run: () => runAction(finishEmailAction, { id }),
    tells: () => ({
      said: "Email moved to done",
      undo: undoing(() => runAction(undoConvertAction, { id })),
    }),
    failed: "Failed to move the email",
  }),
  undoConversion: (id: string): Transfer => ({
    ...moved([id], "new"),
    run: () => runAction(undoConvertAction, { id }),
    tells: () => ({ said: "Conversion undone" }),
    failed: "Could not be undone",
  }),
};
