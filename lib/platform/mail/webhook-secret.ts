import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import { isSameSecret } from "@/lib/platform/base/secrets/secret";
import type { InboundCall } from "./inbound-mail";

/**
 * Accepts a call that carries the shared secret: as the password of basic auth, as a bearer token, in `X-Webhook-Token`
 * or `X-Webhook-Secret`, or as `?token=`. Otherwise throws NOT_SIGNED_IN, never a 403, because Postmark would not try
 * again after a 403 once the secret is corrected.
 */
export function checkWebhookSecret(request: InboundCall, secret: string | undefined): void {
  if (!secret) throw new Failure("NOT_SIGNED_IN", "This webhook is not set up.");
  const matches = carried(request).filter((candidate) => isSameSecret(candidate, secret));
  if (matches.length === 0) throw new Failure("NOT_SIGNED_IN", "The webhook secret is missing or wrong.");
}

function carried({ headers, url }: InboundCall): string[] {
  const [scheme = "", credentials = ""] = (headers.get("authorization") ?? "").trim().split(/\s+/, 2);
  const candidates = [
    scheme.toLowerCase() === "basic" ? passwordOf(credentials) : null,
    scheme.toLowerCase() === "bearer" ? credentials : null,
    headers.get("x-webhook-token"),
    headers.get("x-webhook-secret"),
    url.searchParams.get("token"),
  ];
  return candidates.filter((candidate) => typeof candidate === "string");
}

function passwordOf(credentials: string): string {
  const decoded = Buffer.from(credentials, "base64").toString("utf8");
  const colon = decoded.indexOf(":");
  return colon < 0 ? "" : decoded.slice(colon + 1);
}
