import "server-only";
import type { ModelCall } from "@/lib/platform/vendors/language-model/model-call";
import { readFiles } from "./documents/read-files";
import { runInThread } from "./documents/read-sandboxed";
import type { MailToRead } from "./documents/reading-task";
import { type ParsedMail, withoutBytes } from "./message/mail.model";
import { parseSandboxed } from "./message/parse-sandboxed";
import { UNREAD, unread } from "./message/unread-mail";
import { answerTo } from "./model/ask-model";
import type { ReadBooking } from "./read-booking.model";

/**
 * `model` is asked only when the rules leave something open; without it, nothing leaves this process. `arrived`
 * replaces a missing email date. The reading is ended after `limitMs`.
 */
export type ReadOptions = {
  readonly model?: ModelCall | undefined;
  readonly arrived?: Date;
  readonly limitMs?: number;
};

/** Eight seconds to parse the email and eight to read it, because one request to the thread does both. */
const LIMIT_MS = 16_000;
const LATE = "This message took too long to be read automatically.";

/**
 * Reads a supplier's email: its kind, and each booking in it with the evidence for every value. The work runs in a
 * thread that can be ended; `notices` reports a hostile or broken email. Rejects only when no thread can be started.
 */
export async function readBooking(
  source: Uint8Array | ParsedMail,
  options: ReadOptions = {},
): Promise<ReadBooking> {
  return (await readMessage(source, options)).reading;
}

/** Does the same and also returns the parsed email, without the bytes of its attachments. */
export async function readMessage(
  source: Uint8Array | ParsedMail,
  { model, arrived, limitMs = LIMIT_MS }: ReadOptions = {},
): Promise<ReadMessage> {
  const asOf = arrived?.toISOString() ?? null;
  const read = (task: Source, asked: MailToRead["model"]) =>
    runInThread({ kind: "mail", ...task, arrived: asOf, model: asked }, limitMs);
  const asked = model ? "unasked" : "none";
  let from = await opened(source);
  let { answer, ended } = await read(from, asked);
  if (answer?.unopened) {
    from = await opened(answer.unopened);
    ({ answer, ended } = await read(from, asked));
  }
  if (!answer?.reading) return given(from.source, asOf, ended === "late" ? LATE : UNREAD);
  const { mail, reading, question } = answer;
  const told = model && question !== undefined ? await answerTo(question, model) : undefined;
  const again = told === undefined ? undefined : (await read(from, { answer: told })).answer;
  return { mail, reading: again?.reading ?? reading };
}

export type ReadMessage = { readonly mail: ParsedMail; readonly reading: ReadBooking };

type Source = Pick<MailToRead, "source" | "files">;

/**
 * Reads the attached files one by one, so that a file that never finishes doesn't stop the email. A raw message is
 * returned without files, because it may have none.
 */
async function opened(source: MailToRead["source"]): Promise<Source> {
  if (source instanceof Uint8Array) return { source };
  return { source: withoutBytes(source), files: await readFiles(source.attachments) };
}

/** Returns the email as given, with the reason why it was not read. */
async function given(
  source: MailToRead["source"],
  asOf: string | null,
  notice: string,
): Promise<ReadMessage> {
  const mail = source instanceof Uint8Array ? await parseSandboxed(source) : source;
  return { mail: withoutBytes(mail), reading: unread({ ...mail, date: mail.date ?? asOf }, notice) };
}
