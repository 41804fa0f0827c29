"use client";

import { runAction } from "@/lib/api-client/run-action";
import type { TabCounts } from "@/lib/emails/email-listing.model";
import {
  discardEmailsAction,
  finishEmailAction,
  restoreEmailsAction,
  sendForReviewAction,
  undoConvertAction,
  withdrawReviewAction,
} from "./actions";

/** A move of mails to another tab: what is called, what is said, and what takes it back. */
export type Move = {
  readonly ids: readonly string[];
  readonly to: keyof TabCounts;
  readonly run: () => Promise<unknown>;
  readonly said: string;
  readonly failed: string;
  readonly undo?: () => Promise<unknown>;
};

/** Every move that the tabs offer. */
export function emailMoves(move: (what: Move) => Promise<void>) {
  return {
    discard: (ids: readonly string[]) =>
      move({
        ids,
        to: "rejected",
        run: () => runAction(discardEmailsAction, { ids: [...ids] }),
        said:
          ids.length === 1
            ? "Email moved to trash successfully"
            : `${ids.length} emails moved to trash successfully`,
        failed: ids.length === 1 ? "Failed to move email to trash" : "Failed to move emails to trash",
        undo: () => runAction(restoreEmailsAction, { ids: [...ids] }),
      }),
    restore: (ids: readonly string[]) =>
      move({
        ids,
        to: "new",
        run: () => runAction(restoreEmailsAction, { ids: [...ids] }),
        said: ids.length === 1 ? "E-mail restored" : `${ids.length} e-mails restored`,
        failed: "Failed to restore",
        undo: () => runAction(discardEmailsAction, { ids: [...ids] }),
      }),
    review: (id: string) =>
      move({
        ids: [id],
        to: "pending_review",
        run: () => runAction(sendForReviewAction, { id }),
        said: "Email sent for reprocessing",
        failed: "Failed to send for reprocessing",
        undo: () => runAction(withdrawReviewAction, { id }),
      }),
    withdraw: (id: string) =>
      move({
        ids: [id],
        to: "new",
        run: () => runAction(withdrawReviewAction, { id }),
        said: "E-mail taken back from review",
        failed: "Failed to take the e-mail back",
        undo: () => runAction(sendForReviewAction, { id }),
      }),
    finish: (id: string) =>
      move({
        ids: [id],
        to: "processed",
        run: () => runAction(finishEmailAction, { id }),
        said: "E-mail moved to done",
        failed: "Failed to move the e-mail",
        undo: () => runAction(undoConvertAction, { id }),
      }),
    undoConversion: (id: string) =>
      move({
        ids: [id],
        to: "new",
        run: () => runAction(undoConvertAction, { id }),
        said: "Conversion undone",
        failed: "Could not be undone",
      }),
  };
}
