import "server-only";
import { derivedToken } from "@/lib/accounts/identity/derived-token";

/** What the link of a mail carries; a provider takes two tries for one mail only where they are equal. */
export function unsubscribeToken(mailId: string): string {
  return derivedToken("unsubscribe", mailId);
}
