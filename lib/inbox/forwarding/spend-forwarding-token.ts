import "server-only";
import { hashOfToken } from "@/lib/accounts/identity/sessions/session-cookie";
import type { Tx } from "@/lib/platform/context/transaction";
import { takeLink } from "./forwarding-address.sql";

/** Uses a link's token up: the address it proves and whose it is; undefined for one that proves nothing. For the system. */
export function spendForwardingToken(tx: Tx, token: string) {
  return takeLink(tx, hashOfToken(token));
}
