import { z } from "zod";
import { Failure } from "./failure";

const uuid = z.uuid();
let lastTime = 0;
let sequence = 0;

/** A UUIDv7 (RFC 9562, method 1): sorts by the millisecond it was made in, and within one by a counter. */
export function newId(): string {
  const now = Date.now();
  if (now > lastTime) {
    lastTime = now;
    sequence = random(8) & 0x7f;
  } else {
    sequence += 1;
    if (sequence > 0xfff) {
      lastTime += 1;
      sequence = 0;
    }
  }
  const time = lastTime.toString(16).padStart(12, "0");
  const variant = ((random(8) & 0x3f) | 0x80).toString(16).padStart(2, "0");
  const tail = hex(7);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${sequence.toString(16).padStart(3, "0")}-${variant}${tail.slice(0, 2)}-${tail.slice(2)}`;
}

/** Whether a text can be the id of anything here. */
export function isId(text: string): boolean {
  return uuid.safeParse(text).success;
}

/** The id in a path. One that cannot exist is answered like one that does not. */
export function idIn(params: Readonly<Record<string, string | undefined>>, name = "id"): string {
  const result = uuid.safeParse(params[name]);
  if (!result.success) throw new Failure("NOT_FOUND");
  return result.data.toLowerCase();
}

function random(_bits: 8): number {
  return crypto.getRandomValues(new Uint8Array(1))[0] ?? 0;
}

function hex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
