import { RotateCcwIcon, Trash2Icon, XIcon } from "lucide-react";
import { useState } from "react";
import { useShortcuts } from "@/components/shared/keyboard/shortcuts";
import type { Selection } from "@/components/shared/table/use-selection";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast/toast";
import {
  type EmailsOfTab,
  type MatchingMove,
  MOST_AT_ONCE,
} from "@/lib/inbox/emails/decisions/matching-emails.model";
import type { EmailTab } from "@/lib/inbox/emails/email.model";
import { useResource } from "@/lib/platform/api-client/resource";
import { callAction, runAction } from "@/lib/platform/api-client/run-action";
import { counted } from "@/lib/platform/base/text";
import { emailMutations, type Transfer } from "../decisions/email-mutations";
import type { EmailChanges } from "../use-email-changes";
import { countMatchingAction, moveMatchingAction } from "./actions";

type Props = {
  readonly tab: EmailTab;
  readonly search: string;
  readonly selection: Selection;
  /** The number of loaded rows; `hasMore` says whether there are more. */
  readonly count: number;
  readonly hasMore: boolean;
  readonly transfer: EmailChanges["transfer"];
};

/** The actions for all selected emails, or for all emails of the tab that match the search. */
export function BulkBar({ tab, search, selection, count, hasMore, transfer }: Props) {
  const { ids, isWhole, clear } = selection;
  const [found, setFound] = useState(0);
  useShortcuts({ clearSelection: ids.length > 0 ? clear : undefined });
  if (ids.length === 0) return null;
  const move = (what: Transfer) => {
    transfer(what);
    clear();
  };
  return (
    <section
      aria-label="Selected emails"
      data-keep-clear=""
      className="flex shrink-0 flex-wrap items-center gap-1 border-b bg-accent px-3 py-1.5 text-accent-foreground"
    >
      <p role="status" className="mr-auto font-medium text-sm">
        {isWhole ? `All ${found.toLocaleString("en-US")} selected` : `${ids.length} selected`}
      </p>
      {ids.length < count ? (
        <Button variant="ghost" size="sm" onClick={selection.all}>
          Select all {count}
        </Button>
      ) : null}
      {tab === "done" ? null : (
        <Matching
          of={{ tab, search }}
          {...{ selection, found, setFound, move }}
          isOffered={ids.length === count && hasMore}
        />
      )}
      <Button variant="ghost" size="icon-sm" className="ml-auto" aria-label="Clear selection" onClick={clear}>
        <XIcon />
      </Button>
    </section>
  );
}

/** Selects all matching emails, if there are more than are loaded, and moves the selected ones. */
function Matching({
  of,
  selection: { ids, isWhole, whole },
  found,
  setFound,
  move,
  isOffered,
}: {
  readonly of: EmailsOfTab;
  readonly selection: Selection;
  readonly found: number;
  readonly setFound: (found: number) => void;
  readonly move: (what: Transfer) => void;
  readonly isOffered: boolean;
}) {
  const [Icon, word] = of.tab === "trash" ? [RotateCcwIcon, "Restore"] : [Trash2Icon, "Discard"];
  const moving = emailMutations[of.tab === "trash" ? "restore" : "discard"];
  // The cast is safe, because only the mutation itself uses the type of its result.
  const chosen = () => (isWhole ? (matchingMutation(of, found, ids) as Transfer) : moving(ids));
  if (isWhole && found > MOST_AT_ONCE)
    return (
      <span className="text-sm">
        At most {MOST_AT_ONCE.toLocaleString("en-US")} at once: narrow the search.
      </span>
    );
  return (
    <>
      {isOffered && !isWhole ? (
        <SelectMatching
          of={of}
          onSelect={(matching) => {
            setFound(matching);
            whole();
          }}
        />
      ) : null}
      <Button variant="outline" size="sm" onClick={() => move(chosen())}>
        <Icon />
        {word} selected
      </Button>
    </>
  );
}

/** Shown once the number of matching emails is known. */
function SelectMatching({
  of,
  onSelect,
}: {
  readonly of: EmailsOfTab;
  readonly onSelect: (found: number) => void;
}) {
  const { data } = useResource({
    key: ["matching-emails", of],
    ask: () => callAction(countMatchingAction, of),
  });
  return data === undefined ? null : (
    <Button variant="ghost" size="sm" onClick={() => onSelect(data)}>
      Select all {data.toLocaleString("en-US")} that match
    </Button>
  );
}

/**
 * Returns a mutation that moves all emails of a tab that match a search, with a single Undo for those that moved.
 * `ids` are the ones on the screen.
 */
function matchingMutation(
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
