import "server-only";
import { randomBytes } from "node:crypto";

const ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789";
const LENGTH = 26;

/** The local part of a private inbound address: 26 characters, 130 bits, none that looks like another. */
export function newInboundToken(): string {
  return Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join("");
}
