"use client";

import { LoaderCircleIcon } from "lucide-react";
import { useVisiblePolling } from "@/components/emails/use-visible-polling";
import { useRefresh } from "@/components/shared/refresh";
import { fetchJson } from "@/lib/api-client/fetch-json";

const EVERY_MS = 4_000;

/** Listens until the first mail is there, then shows the page as it is. */
export function WaitingForFirst() {
  const refresh = useRefresh();
  useVisiblePolling(async () => {
    const { count } = await fetchJson<{ count: number }>("/inbox/count");
    if (count > 0) refresh();
  }, EVERY_MS);
  return (
    <p role="status" className="flex items-center gap-2">
      <LoaderCircleIcon aria-hidden="true" className="size-4 animate-spin text-muted-foreground" />
      Waiting for your first e-mail...
    </p>
  );
}
