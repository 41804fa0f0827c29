import "server-only";
import { userAgentFromString } from "next/server";

/** What a browser says of itself, as people name devices ("Chrome on Windows"); what isn't known of it is left out. */
export function deviceWords(userAgent: string | null): string {
  if (!userAgent) return "Unknown device";
  const { browser, os } = userAgentFromString(userAgent);
  const name = browser.name?.replace(/^Mobile /, "") ?? "A program";
  return os.name ? `${name} on ${os.name.replace("Mac OS", "macOS")}` : name;
}
