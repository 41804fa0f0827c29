import { QueryClient, type UseQueryOptions, useQuery } from "@tanstack/react-query";
import { type ApiFailure, failureOf } from "./api-failure";
import { changes } from "./changes";
import { mayRetry, retryDelay } from "./retry";

/** An answer that is no older is not asked for again; what nobody shows is forgotten as soon. */
const FRESH_MS = 2_000;

/** Something that the server can be asked for; equal keys stand for one answer. */
export type Resource<T> = {
  readonly key: readonly unknown[];
  readonly ask: (signal?: AbortSignal) => Promise<T>;
};

type How<T> = Pick<
  UseQueryOptions<T, ApiFailure>,
  "enabled" | "gcTime" | "initialData" | "placeholderData" | "refetchInterval" | "staleTime"
>;

/** The answer as it was last heard; asked for again after every change while it is shown. What is polled isn't while nobody looks, and at once when somebody does again. */
export function useResource<T>(resource: Resource<T>, how: How<T> = {}) {
  const refetchOnWindowFocus = how.refetchInterval !== undefined;
  return useQuery<T, ApiFailure>({ ...queryOf(resource), refetchOnWindowFocus, ...how }, queryClient());
}

/** Asks ahead for what a press is about to show. */
export function prefetch<T>(resource: Resource<T>, how: Pick<How<T>, "gcTime" | "staleTime"> = {}): void {
  void queryClient().prefetchQuery({ ...queryOf(resource), ...how });
}

/** What is known becomes something else at once; an answer that is on its way knows less and is dropped. */
export function setResource<T>(
  { key }: Pick<Resource<T>, "key">,
  next: (known: T | undefined) => T | undefined,
): void {
  void queryClient().cancelQueries({ queryKey: key });
  queryClient().setQueryData<T>(key, next);
}

function queryOf<T>({ key, ask }: Resource<T>) {
  const queryFn = ({ signal }: { readonly signal: AbortSignal }) =>
    ask(signal).catch((error: unknown) => {
      throw failureOf(error);
    });
  return { queryKey: key, queryFn };
}

let inBrowser: QueryClient | undefined;

/** The one home of what the browser has heard from the server; a server has none that outlives a page. */
export function queryClient(): QueryClient {
  if (typeof window === "undefined") return newClient();
  if (!inBrowser) {
    const client = newClient();
    // From here on it knows whether somebody looks.
    client.mount();
    changes.addEventListener("change", () => void client.invalidateQueries());
    changes.addEventListener("leave", () => client.clear());
    inBrowser = client;
  }
  return inBrowser;
}

function newClient(): QueryClient {
  const queries = {
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
    retry: mayRetry,
    retryDelay,
    refetchOnWindowFocus: false,
    refetchOnReconnect: true,
    networkMode: "always",
  } as const;
  return new QueryClient({ defaultOptions: { queries } });
}
