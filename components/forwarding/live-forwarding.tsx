"use client";

import { useEffect } from "react";
import { useRefresh } from "@/components/shared/moves/refresh";
import { fetchJson } from "@/lib/api-client/fetch-json";
import { type Resource, useResource } from "@/lib/api-client/resource";
import type { Forwarding } from "@/lib/emails/intake/intake.model";

const EVERY_MS = 4_000;

const FORWARDING: Resource<Forwarding> = {
  key: ["forwarding"],
  ask: (signal) => fetchJson("/settings/email-forwarding", { signal }),
};

/** Listens while a mail or a proof is awaited: once something has come, also what was put aside, the page shows it. */
export function LiveForwarding({ shown }: { readonly shown: Forwarding }) {
  const refresh = useRefresh();
  const { data } = useResource(FORWARDING, { refetchInterval: EVERY_MS });
  const isNew = data !== undefined && JSON.stringify(data) !== JSON.stringify(shown);
  useEffect(() => {
    if (isNew) refresh();
  }, [isNew, refresh]);
  return null;
}
