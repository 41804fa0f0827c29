import type { Mutation } from "@/components/shared/mutations/mutation";
import { withoutMessage } from "@/components/shared/mutations/undone";
import type { GivenAnswers } from "@/components/shared/questions/question";
import { runAction } from "@/lib/platform/api-client/run-action";
import type { BookingView, EntryView } from "@/lib/reconciliation/commission-reports/report-view.model";
import { ignoreEntryAction, matchEntryAction, restoreEntryAction } from "../actions";

/** The properties of an entry that mutations need. The server refuses an outdated version. */
export type SeenEntry = Pick<EntryView, "id" | "version">;
export type MatchedTo = Pick<BookingView, "userId" | "id" | "confirmationNumber">;
type Answered = { readonly version: number };

/** The mutations of a report's entry, each with its Undo. */
export const entryMutations = { match, unmatch, ignore, restore };

function match(entry: SeenEntry, to: MatchedTo, answers: GivenAnswers = {}): Mutation<Answered> {
  const booking = { userId: to.userId, bookingId: to.id };
  return {
    subject: `entries/${entry.id}`,
    run: () => runAction(matchEntryAction, { ...seen(entry), booking, ...answers }),
    tells: ({ version }) => ({
      said: `Matched to booking ${to.confirmationNumber}`,
      undo: withoutMessage(unmatch({ ...entry, version }, null)),
    }),
    failed: "Failed to match the entry",
  };
}

/** Removes the match. `from` is the booking it was matched to, to which Undo matches it again. */
function unmatch(entry: SeenEntry, from: MatchedTo | null): Mutation<Answered> {
  return {
    subject: `entries/${entry.id}`,
    run: () => runAction(matchEntryAction, { ...seen(entry), booking: null }),
    tells: ({ version }) => ({
      said: "Entry unmatched",
      undo: from
        ? withoutMessage(
            match({ ...entry, version }, from, { overReason: "overpayment", isSecondRecall: true }),
          )
        : undefined,
    }),
    failed: "Failed to unmatch the entry",
  };
}

function ignore(entry: SeenEntry): Mutation<Answered> {
  return {
    subject: `entries/${entry.id}`,
    run: () => runAction(ignoreEntryAction, seen(entry)),
    tells: ({ version }) => ({
      said: "Entry ignored",
      undo: withoutMessage(restore({ ...entry, version })),
    }),
    failed: "Failed to ignore the entry",
  };
}

function restore(entry: SeenEntry, answers: GivenAnswers = {}): Mutation<Answered> {
  return {
    subject: `entries/${entry.id}`,
    run: () => runAction(restoreEntryAction, { ...seen(entry), ...answers }),
    tells: ({ version }) => ({ said: "Entry restored", undo: withoutMessage(ignore({ ...entry, version })) }),
    failed: "Failed to restore the entry",
  };
}

function seen({ id, version }: SeenEntry) {
  return { id, version };
}
