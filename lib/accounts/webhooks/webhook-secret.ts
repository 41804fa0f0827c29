import "server-only";
import { randomBytes } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { seal, unseal } from "@/lib/platform/base/secrets/seal";

const PREFIX = "whsec_";
const SECRET_BYTES = 32;

/** By which an endpoint's secrets are sealed: in another's row they open nothing. */
type Of = { readonly userId: string; readonly id: string };
type Secrets = Of & {
  readonly secret: string;
  readonly previousSecret: string | null;
  readonly previousUntil: Date | null;
};

/** A new secret as Standard Webhooks writes it, and what is kept of it. */
export function newSecret(of: Of): { readonly secret: string; readonly sealed: string } {
  const secret = PREFIX + randomBytes(SECRET_BYTES).toString("base64");
  return { secret, sealed: seal(secret, aboutOf(of)) };
}

/** The headers of a message, signed by the endpoint's secret and, while it still counts, by the one before. */
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
