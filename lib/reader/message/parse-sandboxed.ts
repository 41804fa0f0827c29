import { inThread } from "../documents/read-sandboxed";
import type { ParsedMail } from "./mail.model";
import { parseHead, unreadable } from "./parse-mail";

const LIMIT_MS = 8_000;

/**
 * `parseMail` where it can be ended: a message that holds it up comes back as plain text below what its head says, with a notice. Rejects only
 * where no thread can be had.
 */
export async function parseSandboxed(message: Uint8Array): Promise<ParsedMail> {
  const { answer } = await inThread({ kind: "message", bytes: message }, LIMIT_MS);
  return answer ?? unreadable(message, [], await parseHead(message));
}
