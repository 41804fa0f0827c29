import type { EmailView } from "@/lib/inbox/emails/email-view.model";
import { isBeingRead } from "@/lib/inbox/emails/email-words.model";
import { fetchJson } from "@/lib/platform/api-client/fetch-json";
import { prefetch, type Resource, setResource, useResource } from "@/lib/platform/api-client/resource";
import { WHILE_READING_MS } from "./list/use-email-list";

/** An email that is opened again is shown from the cache at once, and fetched again. */
const KEPT = { gcTime: 300_000 };

/**
 * Loads the selected email. `given` is the email loaded with the page. While an email is being read, it is polled.
 */
export function useEmail(id: string, given: EmailView | null) {
  const { data, error, refetch } = useResource(emailOf(id), {
    ...KEPT,
    initialData: given?.id === id ? given : undefined,
    refetchInterval: ({ state }) => (state.data && isBeingRead(state.data) ? WHILE_READING_MS : false),
  });
  return {
    view: data ?? null,
    failure: error,
    /** Fetches the email again and returns it. */
    reload: async () => (await refetch()).data,
    update: (view: EmailView) => setResource(emailOf(view.id), () => view),
  };
}

export type OpenedEmail = ReturnType<typeof useEmail>;

/** Prefetches an email before it is opened. */
export function approachEmail(id: string): void {
  prefetch(emailOf(id), { ...KEPT, staleTime: Number.POSITIVE_INFINITY });
}

function emailOf(id: string): Resource<EmailView> {
  return { key: ["email", id], ask: (signal) => fetchJson<EmailView>(`/emails/${id}`, { signal }) };
}
