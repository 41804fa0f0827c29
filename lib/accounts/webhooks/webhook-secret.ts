import "server-only";
import { randomBytes } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { seal, unseal } from "@/lib/platform/base/secrets/seal";

const PREFIX = "whsec_";
const SECRET_BYTES = 32;

/** The endpoint for which a secret is sealed, so that it can't be unsealed in another row. */
type Of = { readonly userId: string; readonly id: string };
type Secrets = Of & {
  readonly secret: string;
  readonly previousSecret: string | null;
  readonly previousUntil: Date | null;
};

/** Returns a new secret in the format of Standard Webhooks, and its sealed form for the database. */
export function newSecret(of: Of): { readonly secret: string; readonly sealed: string } {
  const secret = PREFIX + randomBytes(SECRET_BYTES).toString("base64");
  return { secret, sealed: seal(secret, aboutOf(of)) };
}

/**
 * Returns the headers of a message, signed with the endpoint's secret and, while it is still valid, with the previous
 * one.
 */
export function signedHeaders(
  of: Secrets,
  message: { readonly id: string; readonly body: string; readonly at: Date },
): Record<string, string> {
  const { secret, previousSecret, previousUntil } = of;
  const isOverlapping = previousSecret !== null && previousUntil !== null && previousUntil > message.at;
  const signatures = [secret, ...(isOverlapping ? [previousSecret] : [])].map((sealed) =>
    new Webhook(unseal(sealed, aboutOf(of))).sign(message.id, message.at, message.body),
  );
  return {
    "content-type": "application/json",
    "user-agent": "Tallyport-Webhooks/1",
    "webhook-id": message.id,
    "webhook-timestamp": String(Math.floor(message.at.getTime() / 1_000)),
    "webhook-signature": signatures.join(" "),
  };
}

function aboutOf({ userId, id }: Of): string {
  return `webhook:${userId}:${id}`;
}
