import "server-only";
import { createHmac } from "node:crypto";
import { serverSecret } from "./provider";

/**
 * Returns a token that can be derived again from the contents of a row and the installation's secret. So each try of an
 * email carries the same link, and the row alone gives access to nothing. `purpose` keeps a token of one kind from
 * being used as another.
 */
export function derivedToken(
  purpose: "backup-code" | "invitation" | "new-password" | "sign-up" | "unsubscribe",
  of: string,
): string {
  return createHmac("sha256", serverSecret()).update(`${purpose}:${of}`).digest("base64url");
}
