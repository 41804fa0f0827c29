"use client";

import { LoaderCircleIcon } from "lucide-react";
import { useEffect } from "react";
import { useRefresh } from "@/components/shared/moves/refresh";
import { fetchJson } from "@/lib/api-client/fetch-json";
import { type Resource, useResource } from "@/lib/api-client/resource";

const EVERY_MS = 4_000;

const COUNT: Resource<{ readonly count: number }> = {
  key: ["inbox-count"],
  ask: (signal) => fetchJson("/inbox/count", { signal }),
};

/** Listens until the first mail is there, then shows the page as it is. */
export function WaitingForFirst() {
  const refresh = useRefresh();
  const { data } = useResource(COUNT, { refetchInterval: EVERY_MS });
  const isThere = data !== undefined && data.count > 0;
  useEffect(() => {
    if (isThere) refresh();
  }, [isThere, refresh]);
  return (
    <p role="status" className="flex items-center gap-2">
      <LoaderCircleIcon aria-hidden="true" className="size-4 animate-spin text-muted-foreground" />
      Waiting for your first e-mail...
    </p>
  );
}
