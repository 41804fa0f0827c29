import { toast } from "@/components/ui/toast/toast";
import type { EmailsOfTab, MatchingMove } from "@/lib/inbox/emails/decisions/matching-emails.model";
import { runAction } from "@/lib/platform/api-client/run-action";
import { counted } from "@/lib/platform/base/text";
import { emailMutations, type Transfer } from "../decisions/email-mutations";
import { moveMatchingAction } from "./actions";

/** Moves all mails that a search finds in a tab, of which `ids` are on the screen, with one Undo for those that were moved. */
export function matchingMutation(
  { tab, search }: EmailsOfTab,
  count: number,
  ids: readonly string[],
): Transfer<string[]> {
  const move: MatchingMove["move"] = tab === "trash" ? "restore" : "discard";
  const { to, failed } = emailMutations[move](ids);
  return {
    ...{ ids, to, failed },
    run: () => runAction(moveMatchingAction, { tab, search, count, move }),
    tells(moved) {
      const gone = count - moved.length;
      const description =
        gone > 0
          ? `${counted(gone, "email")} changed meanwhile and no longer ${gone === 1 ? "matches" : "match"}.`
          : undefined;
      const told = emailMutations[move](moved).tells?.(undefined);
      if (told && moved.length > 0) return { ...told, description };
      toast.warning("No email was moved", { description });
      return undefined;
    },
  };
}
