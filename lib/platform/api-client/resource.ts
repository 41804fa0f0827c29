import { QueryClient, type UseQueryOptions, useQuery } from "@tanstack/react-query";
import { type ApiFailure, failureOf } from "./api-failure";
import { changes } from "./changes";
import { mayRetry, retryDelay } from "./retry";

/**
 * A response no older than this is not requested again, and the cache drops a response this long after its last use.
 */
const FRESH_MS = 2_000;

/** Data that the server can be asked for; resources with equal keys share one response. */
export type Resource<T> = {
  readonly key: readonly unknown[];
  readonly ask: (signal?: AbortSignal) => Promise<T>;
};

type How<T> = Pick<
  UseQueryOptions<T, ApiFailure>,
  "enabled" | "gcTime" | "initialData" | "placeholderData" | "refetchInterval" | "staleTime"
>;

/**
 * Returns the latest response, and refetches it after every change while it is shown. Polling stops while the window is
 * hidden, and a polled resource is refetched as soon as the window is focused again.
 */
export function useResource<T>(resource: Resource<T>, how: How<T> = {}) {
  const refetchOnWindowFocus = how.refetchInterval !== undefined;
  return useQuery<T, ApiFailure>({ ...queryOf(resource), refetchOnWindowFocus, ...how }, queryClient());
}

/** Prefetches what a click is about to show. */
export function prefetch<T>(resource: Resource<T>, how: Pick<How<T>, "gcTime" | "staleTime"> = {}): void {
  void queryClient().prefetchQuery({ ...queryOf(resource), ...how });
}

/** Replaces the cached value immediately. A response that is still on its way is older and is dropped. */
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

/**
 * Returns the one cache of the browser's server responses. On the server every call returns a new one, because no cache
 * may outlive a page.
 */
export function queryClient(): QueryClient {
  if (typeof window === "undefined") return newClient();
  if (!inBrowser) {
    const client = newClient();
    // Makes the client follow the focus of the window.
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
