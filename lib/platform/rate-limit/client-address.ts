import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { env } from "@/lib/platform/base/env";
import { networkOf } from "./network-address.model";

/** Next bundles the start of the server apart from what answers requests: the two only share the process. */
const CONNECTIONS_SPEAK = Symbol.for("tallyport.connections-speak");
const shared = globalThis as { [CONNECTIONS_SPEAK]?: boolean };

/**
 * Writes the address of its connection into every request's X-Forwarded-For before anybody reads it: Next fills the
 * header in only where the sender has left it out. Done once as the server starts, and not behind a proxy, which knows
 * better.
 */
export function letConnectionsSpeak(): void {
  if (env.TRUST_PROXY || env.VERCEL || shared[CONNECTIONS_SPEAK]) return;
  shared[CONNECTIONS_SPEAK] = true;
  subscribe("http.server.request.start", (message) => {
    const { headers, socket } = (message as { readonly request: IncomingMessage }).request;
    headers["x-forwarded-for"] = socket.remoteAddress ?? "";
  });
}

/**
 * The network a request comes from, by the word of somebody who isn't its sender: Vercel, the proxy that TRUST_PROXY
 * names (the last entry is the one it has added), or the connection itself. Null when there is no such word.
 */
export function clientAddress(headers: Headers): string | null {
  const vouched = env.VERCEL || env.TRUST_PROXY || shared[CONNECTIONS_SPEAK] === true;
  if (!vouched) return null;
  const byVercel = env.VERCEL ? headers.get("x-vercel-forwarded-for") : null;
  return networkOf((byVercel ?? headers.get("x-forwarded-for"))?.split(",").at(-1));
}
