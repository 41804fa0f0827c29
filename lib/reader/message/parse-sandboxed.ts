import { runInThread } from "../documents/read-sandboxed";
import type { ParsedMail } from "./mail.model";
import { parseHead, unreadable } from "./parse-mail";

const LIMIT_MS = 8_000;

/**
 * Runs `parseMail` in a thread with a time limit. A message that takes too long is returned as plain text with its
 * headers and a notice. Rejects only when no thread can be started.
 */
export async function parseSandboxed(message: Uint8Array): Promise<ParsedMail> {
  const { answer } = await runInThread({ kind: "message", bytes: message }, LIMIT_MS);
  return answer ?? unreadable(message, [], await parseHead(message));
}
