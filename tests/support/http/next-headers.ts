import { AsyncLocalStorage } from "node:async_hooks";

/** The state of one request: its headers, and the cookies set by the response. */
export type Visit = { readonly headers: Headers; readonly jar: Map<string, string> };

type Written = { readonly name: string; readonly value: string; readonly maxAge: number | undefined };

const visits = new AsyncLocalStorage<Visit>();

/**
 * Replaces `next/headers`, which works only inside a running Next server, in all tests with a database
 * (tests/support/database/vitest-database.ts).
 */
export function headers(): Promise<Headers> {
  return Promise.resolve(current().headers);
}

export function cookies() {
  const { jar } = current();
  return Promise.resolve({
    get: (name: string) => (jar.has(name) ? { name, value: jar.get(name) ?? "" } : undefined),
    getAll: () => [...jar].map(([name, value]) => ({ name, value })),
    set: (name: string, value: string, options: { maxAge?: number } = {}) =>
      write(jar, { name, value, maxAge: options.maxAge }),
    delete: (name: string) => jar.delete(name),
  });
}

/** A browser session: it sends its cookies with each request and keeps those that are set. */
export function browser(jar = new Map<string, string>()) {
  return {
    jar,
    visit<T>(work: () => Promise<T>, more: Record<string, string> = {}): Promise<T> {
      return visits.run({ headers: new Headers({ cookie: cookieHeader(jar), ...more }), jar }, work);
    },
  };
}

/** Runs `work` as part of a request with these headers. */
export function withHeaders<T>(given: HeadersInit, work: () => Promise<T>): Promise<T> {
  return visits.run({ headers: new Headers(given), jar: new Map() }, work);
}

function cookieHeader(jar: ReadonlyMap<string, string>): string {
  return [...jar].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("; ");
}

function write(jar: Map<string, string>, { name, value, maxAge }: Written): void {
  if (maxAge === 0) jar.delete(name);
  else jar.set(name, value);
}

function current(): Visit {
  const visit = visits.getStore();
  if (!visit) throw new Error("next/headers was asked outside of a request.");
  return visit;
}
