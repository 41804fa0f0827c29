import "server-only";
import { randomText } from "./random-text";

const LENGTH = 26;

/** Returns a new local part for a private inbound address: 26 unambiguous characters (130 bits). */
export function newInboundToken(): string {
  return randomText(LENGTH);
}
