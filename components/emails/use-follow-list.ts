"use client";

import { useEffect } from "react";
import { isBeingRead } from "@/lib/emails/email-words.model";
import { isFresher } from "@/lib/emails/freshness.model";
import type { useEmail } from "./use-email";
import { type EmailList, WHILE_READING_MS } from "./use-email-list";
import { useVisiblePolling } from "./use-visible-polling";

/**
 * Keeps the open mail and its row in the list at the same state: whichever has seen less is brought up to the other. A
 * mail that is being read asks for itself too, because it need not be among the rows that the list looks at.
 */
export function useFollowList(list: EmailList, id: string, email: ReturnType<typeof useEmail>): void {
  const { view, reload } = email;
  const { adopt } = list;
  const row = list.rows.find((one) => one.id === id);
  const isBehind = Boolean(row && view && isFresher(row, view));
  const seen = row ? `${row.version} ${row.intake}` : "";
  // With every step of the row, not only with the first one: the answer to the last question may know less by now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `seen` is what asks again.
  useEffect(() => {
    if (isBehind) void reload();
  }, [isBehind, seen, reload]);
  useEffect(() => {
    if (row && view && row.status === view.status && isFresher(view, row)) adopt(view);
  }, [row, view, adopt]);
  useVisiblePolling(reload, view && isBeingRead(view) ? WHILE_READING_MS : null);
}
