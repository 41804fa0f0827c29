import "server-only";
import { hashOfToken } from "@/lib/accounts/identity/sessions/session-cookie";
import type { Tx } from "@/lib/platform/context/transaction";
import { takeLink } from "./forwarding-address.sql";

/**
 * Uses up a link's token and returns the address it proves and its agent; undefined if it proves nothing. For the
 * system.
 */
export function spendForwardingToken(tx: Tx, token: string) {
  return takeLink(tx, hashOfToken(token));
}
