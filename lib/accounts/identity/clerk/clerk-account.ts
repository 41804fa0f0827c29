import "server-only";
import { clerkPublishableKey } from "@/lib/accounts/identity/provider";
import { clerkHostOf } from "@/lib/platform/base/content-security";

/** Where people whom Clerk signs in look after their password and second factor: their page of Clerk's account portal. Null where it isn't Clerk, or its key names no host. */
export function clerkSecurityUrl(): string | null {
  const key = clerkPublishableKey();
  const host = key === undefined ? undefined : clerkHostOf(key);
  if (host === undefined) return null;
  const portal = host.endsWith(".clerk.accounts.dev")
    ? host.replace(".clerk.accounts.dev", ".accounts.dev")
    : host.replace(/^clerk\./, "accounts.");
  return `https://${portal}/user/security`;
}
