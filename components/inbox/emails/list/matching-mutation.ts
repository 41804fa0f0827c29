import { toast } from "@/components/ui/toast/toast";
import type { EmailsOfTab, MatchingMove } from "@/lib/inbox/emails/decisions/matching-emails.model";
import { runAction } from "@/lib/platform/api-client/run-action";
import { counted } from "@/lib/platform/base/text";
import { emailMutations, type Transfer } from "../decisions/email-mutations";
import { moveMatchingAction } from "./actions";

/**
 * Returns a mutation that moves all emails of a tab that match a search, with a single Undo for those that moved.
 * `ids` are the ones on the screen.
 */
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
