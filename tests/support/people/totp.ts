import { createHmac } from "node:crypto";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Returns the code that an authenticator app shows for a key, this many half-minute steps from now. */
export function codeOfApp(key: string, halfMinutes = 0): string {
  const bits = [...key.replaceAll(" ", "")].map((one) => ALPHABET.indexOf(one).toString(2).padStart(5, "0"));
  const secret = Buffer.from((bits.join("").match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + halfMinutes));
  const digest = createHmac("sha1", secret).update(counter).digest();
  const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, "0");
}
