"use client";

import type { EmailView } from "@/lib/inbox/emails/email-view.model";
import { isBeingRead } from "@/lib/inbox/emails/email-words.model";
import { fetchJson } from "@/lib/platform/api-client/fetch-json";
import { prefetch, type Resource, setResource, useResource } from "@/lib/platform/api-client/resource";
import { WHILE_READING_MS } from "./list/use-email-list";

/** A mail that was looked at is shown at once when somebody comes back to it, and asked for again. */
const KEPT = { gcTime: 300_000 };

/** The selected mail. `given` came with the page. One that is being read is looked at again and again. */
export function useEmail(id: string, given: EmailView | null) {
  const { data, error, refetch } = useResource(emailOf(id), {
    ...KEPT,
    initialData: given?.id === id ? given : undefined,
    refetchInterval: ({ state }) => (state.data && isBeingRead(state.data) ? WHILE_READING_MS : false),
  });
  return {
    view: data ?? null,
    failure: error,
    /** Answers the mail as it is now. */
    reload: async () => (await refetch()).data,
    update: (view: EmailView) => setResource(emailOf(view.id), () => view),
  };
}

export type OpenedEmail = ReturnType<typeof useEmail>;

/** Asks for a mail before it is pressed. */
export function approachEmail(id: string): void {
  prefetch(emailOf(id), { ...KEPT, staleTime: Number.POSITIVE_INFINITY });
}

function emailOf(id: string): Resource<EmailView> {
  return { key: ["email", id], ask: (signal) => fetchJson<EmailView>(`/emails/${id}`, { signal }) };
}
