import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { env } from "@/lib/platform/base/env";
import { processShared } from "@/lib/platform/base/process-shared";
import { networkOf } from "./network-address.model";

/** Whether the address of the connection replaces what a sender says. */
const connections = processShared("connections-speak", () => ({ speak: false }));

/**
 * Overwrites X-Forwarded-For with the address of the connection in every request before it is handled: Next sets the
 * header only where the sender has left it out. Called once at startup. Does nothing behind a proxy, which sets the
 * header correctly.
 */
export function trustConnectionAddress(): void {
  if (env.TRUST_PROXY || env.VERCEL || connections.speak) return;
  connections.speak = true;
  subscribe("http.server.request.start", (message) => {
    const { headers, socket } = (message as { readonly request: IncomingMessage }).request;
    headers["x-forwarded-for"] = socket.remoteAddress ?? "";
  });
}

/**
 * Returns the network from which a request comes, by a source that its sender can't forge: Vercel, the proxy announced
 * by TRUST_PROXY (the last entry is the one it has added), or the connection itself. Returns null without such a
 * source.
 */
export function clientAddress(headers: Headers): string | null {
  const vouched = env.VERCEL || env.TRUST_PROXY || connections.speak;
  if (!vouched) return null;
  const byVercel = env.VERCEL ? headers.get("x-vercel-forwarded-for") : null;
  return networkOf((byVercel ?? headers.get("x-forwarded-for"))?.split(",").at(-1));
}
