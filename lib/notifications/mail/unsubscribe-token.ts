import "server-only";
import { createHmac } from "node:crypto";
import { serverSecret } from "@/lib/identity/provider";

/**
 * What the link of a mail carries. Nobody can guess it who doesn't know the installation's secret, and each try of a
 * mail has the same, as a provider takes two tries for one mail only where they are equal.
 */
export function unsubscribeToken(mailId: string): string {
  return createHmac("sha256", serverSecret()).update(`unsubscribe:${mailId}`).digest("base64url");
}
