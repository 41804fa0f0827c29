import "server-only";
import { clerkPublishableKey } from "@/lib/accounts/identity/provider";
import { clerkHostOf } from "@/lib/platform/base/content-security";

/**
 * Returns the page of Clerk's account portal where people manage their password and second factor. Null where Clerk
 * isn't used, or its key contains no host.
 */
export function clerkSecurityUrl(): string | null {
  const key = clerkPublishableKey();
  const host = key === undefined ? undefined : clerkHostOf(key);
  if (host === undefined) return null;
  const portal = host.endsWith(".clerk.accounts.dev")
    ? host.replace(".clerk.accounts.dev", ".accounts.dev")
    : host.replace(/^clerk\./, "accounts.");
  return `https://${portal}/user/security`;
}
