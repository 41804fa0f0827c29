import { z } from "zod";
import { Failure } from "./failure";

const uuid = z.uuid();
let lastTime = 0;
let sequence = 0;

/**
 * Returns a UUIDv7 (RFC 9562, method 1): it sorts by the millisecond in which it was created, and within a millisecond
 * by a counter.
 */
export function newId(): string {
  const now = Date.now();
  if (now > lastTime) {
    lastTime = now;
    sequence = randomByte() & 0x7f;
  } else {
    sequence += 1;
    if (sequence > 0xfff) {
      lastTime += 1;
      sequence = 0;
    }
  }
  const time = lastTime.toString(16).padStart(12, "0");
  const variant = ((randomByte() & 0x3f) | 0x80).toString(16).padStart(2, "0");
  const tail = hex(7);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${sequence.toString(16).padStart(3, "0")}-${variant}${tail.slice(0, 2)}-${tail.slice(2)}`;
}

/** Whether a text has the form of an id. */
export function isId(text: string): boolean {
  return uuid.safeParse(text).success;
}

/** Returns the id in a path. Throws NOT_FOUND for a malformed one, as for one that doesn't exist. */
export function idIn(params: Readonly<Record<string, string | undefined>>, name = "id"): string {
  const result = uuid.safeParse(params[name]);
  if (!result.success) throw new Failure("NOT_FOUND");
  return result.data.toLowerCase();
}

const pool = new Uint8Array(4_096);
let spent = pool.length;
const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

/** Takes random bytes from a pool of thousands: one call for each byte would slow down an import of 100,000 rows. */
function randomByte(): number {
  if (spent === pool.length) {
    crypto.getRandomValues(pool);
    spent = 0;
  }
  spent += 1;
  return pool[spent - 1] ?? 0;
}

function hex(bytes: number): string {
  let text = "";
  for (let count = 0; count < bytes; count += 1) text += HEX[randomByte()];
  return text;
}
