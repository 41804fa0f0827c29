"use client";

import { useEffect } from "react";
import { isFresher } from "@/lib/emails/freshness.model";
import type { OpenedEmail } from "../use-email";
import type { EmailList } from "./use-email-list";

/** Keeps the open mail and its row in the list at the same state: whichever has seen less is brought up to the other. */
export function useFollowList(list: EmailList, id: string, { view, reload }: OpenedEmail): void {
  const { adopt } = list;
  const row = list.rows.find((one) => one.id === id);
  useEffect(() => {
    if (!row || !view) return;
    if (isFresher(row, view)) void reload();
    else if (row.status === view.status && isFresher(view, row)) adopt(view);
  }, [row, view, reload, adopt]);
}
