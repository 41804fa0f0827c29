import "server-only";
import { derivedToken } from "@/lib/accounts/identity/derived-token";

/**
 * Returns the token in an email's unsubscribe link. It is derived, because an email provider treats two tries as one
 * delivery only if they are equal.
 */
export function unsubscribeToken(mailId: string): string {
  return derivedToken("unsubscribe", mailId);
}
