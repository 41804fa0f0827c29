"use client";

import { useEffect } from "react";
import { useRefresh } from "@/components/shared/mutations/refresh";
import type { Forwarding } from "@/lib/inbox/emails/intake/intake.model";
import { fetchJson } from "@/lib/platform/api-client/fetch-json";
import { type Resource, useResource } from "@/lib/platform/api-client/resource";

const EVERY_MS = 4_000;

const FORWARDING: Resource<Forwarding> = {
  key: ["forwarding"],
  ask: (signal) => fetchJson("/settings/email-forwarding", { signal }),
};

/**
 * Polls while an email or a verification is pending, and refreshes the page when something has arrived, including
 * quarantined emails.
 */
export function LiveForwarding({ shown }: { readonly shown: Forwarding }) {
  const refresh = useRefresh();
  const { data } = useResource(FORWARDING, { refetchInterval: EVERY_MS });
  const isNew = data !== undefined && JSON.stringify(data) !== JSON.stringify(shown);
  useEffect(() => {
    if (isNew) refresh();
  }, [isNew, refresh]);
  return null;
}
