import { useShortcuts } from "@/components/shared/keyboard/shortcuts";
import type { EmailSummary } from "@/lib/inbox/emails/email.model";
import { focusNextField } from "./reading/field-keys";

type Keys = {
  readonly rows: readonly EmailSummary[];
  readonly selectedId: string | null;
  readonly onOpen: (id: string | null) => void;
  readonly onSelect: (id: string) => void;
  /** The actions of the open email; undefined where not available. */
  readonly onConvert?: (() => void) | undefined;
  readonly onReview?: (() => void) | undefined;
  readonly onDiscard?: (() => void) | undefined;
  readonly onReprocess?: (() => void) | undefined;
  /** Closes the open email. */
  readonly onEscape?: () => void;
};

/** Registers the keyboard shortcuts of this screen: moving through the list, and the actions of the open email. */
export function useEmailKeys(keys: Keys): (event: KeyboardEvent) => void {
  const at = keys.rows.findIndex((row) => row.id === keys.selectedId);
  const go = (index: number) => {
    const row = keys.rows[index];
    if (row) keys.onOpen(row.id);
  };
  return useShortcuts({
    next: () => go(at + 1),
    previous: () => go(Math.max(0, at - 1)),
    select: keys.selectedId ? () => keys.selectedId && keys.onSelect(keys.selectedId) : undefined,
    convert: keys.onConvert,
    review: keys.onReview,
    discard: keys.onDiscard,
    reprocess: keys.onReprocess,
    nextField: keys.selectedId ? focusNextField : undefined,
    escape: keys.onEscape,
  });
}
