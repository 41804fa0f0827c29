import "server-only";
import { createHmac } from "node:crypto";
import { serverSecret } from "./provider";

/**
 * A token that is made again of what a row keeps and the installation's secret, so that each try of a mail carries the
 * same link and no row opens anything. `purpose` keeps one kind from standing for another.
 */
export function derivedToken(
  purpose: "backup-code" | "invitation" | "new-password" | "sign-up" | "unsubscribe",
  of: string,
): string {
  return createHmac("sha256", serverSecret()).update(`${purpose}:${of}`).digest("base64url");
}
