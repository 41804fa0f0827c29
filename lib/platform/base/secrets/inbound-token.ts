import "server-only";
import { randomText } from "./random-text";

const LENGTH = 26;

/** The local part of a private inbound address: 26 characters, 130 bits, none that looks like another. */
export function newInboundToken(): string {
  return randomText(LENGTH);
}
