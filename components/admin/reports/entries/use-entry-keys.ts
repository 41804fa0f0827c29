"use client";

import type { ShortcutActions } from "@/components/shared/keyboard/shortcut.model";
import { useShortcuts } from "@/components/shared/keyboard/shortcuts";
import type { EntryView } from "@/lib/commission-reports/report-view.model";
import type { EntryDecisions } from "./use-entry-decisions";

/** What keys do about the line that is at work. */
export function useEntryKeys(
  entry: EntryView | undefined,
  decisions: EntryDecisions,
  close: () => void,
): void {
  useShortcuts(entry ? { escape: close, ...actionsOf(entry, decisions) } : {});
}

function actionsOf(_entry: EntryView, _decisions: EntryDecisions): ShortcutActions {
  return {};
}
