import "server-only";
import { userAgentFromString } from "next/server";

/** Returns a device's name from its user agent ("Chrome on Windows"); leaves out what is not known. */
export function deviceWords(userAgent: string | null): string {
  if (!userAgent) return "Unknown device";
  const { browser, os } = userAgentFromString(userAgent);
  const name = browser.name?.replace(/^Mobile /, "") ?? "A program";
  return os.name ? `${name} on ${os.name.replace("Mac OS", "macOS")}` : name;
}
