"use client";

import { RotateCcwIcon, Trash2Icon, XIcon } from "lucide-react";
import { useShortcuts } from "@/components/shared/keyboard/shortcuts";
import type { Selection } from "@/components/shared/table/use-selection";
import { Button } from "@/components/ui/button";
import type { EmailTab } from "@/lib/inbox/emails/email.model";
import { emailMutations, type Transfer } from "../decisions/email-mutations";
import type { EmailChanges } from "../use-email-changes";

/** What can be done with all ticked mails at once. */
export function BulkBar({
  tab,
  selection,
  count,
  transfer,
}: {
  readonly tab: EmailTab;
  readonly selection: Selection;
  /** How many rows the list has loaded. */
  readonly count: number;
  readonly transfer: EmailChanges["transfer"];
}) {
  const { ids } = selection;
  useShortcuts({ clearSelection: ids.length > 0 ? selection.clear : undefined });
  if (ids.length === 0) return null;
  const run = (mutate: (ids: readonly string[]) => Transfer) => () => {
    transfer(mutate(ids));
    selection.clear();
  };
  return (
    <section
      aria-label="Selected e-mails"
      data-keep-clear=""
      className="flex shrink-0 flex-wrap items-center gap-1 border-b bg-accent px-3 py-1.5 text-accent-foreground"
    >
      <p role="status" className="mr-auto font-medium text-sm">
        {ids.length} selected
      </p>
      {ids.length < count ? (
        <Button variant="ghost" size="sm" onClick={selection.all}>
          Select all {count}
        </Button>
      ) : null}
      {tab === "trash" ? (
        <Button variant="outline" size="sm" onClick={run(emailMutations.restore)}>
          <RotateCcwIcon />
          Restore selected
        </Button>
      ) : tab === "done" ? null : (
        <Button variant="outline" size="sm" onClick={run(emailMutations.discard)}>
          <Trash2Icon />
          Discard selected
        </Button>
      )}
      <Button variant="ghost" size="icon-sm" aria-label="Clear selection" onClick={selection.clear}>
        <XIcon />
      </Button>
    </section>
  );
}
