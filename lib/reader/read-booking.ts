import "server-only";
import type { ModelCall } from "@/lib/platform/vendors/language-model/model-call";
import { readFiles } from "./documents/read-files";
import { inThread } from "./documents/read-sandboxed";
import type { MailToRead } from "./documents/reading-task";
import { type ParsedMail, withoutBytes } from "./message/mail.model";
import { parseSandboxed } from "./message/parse-sandboxed";
import { UNREAD, unread } from "./message/unread-mail";
import { answerTo } from "./model/ask-model";
import type { ReadBooking } from "./read-booking.model";

/**
 * `model` is asked only when the rules leave something open; without it, nothing leaves this process. `arrived` stands in
 * for the date of a mail that has none. After `limitMs` the reading is ended.
 */
export type ReadOptions = {
  readonly model?: ModelCall | undefined;
  readonly arrived?: Date;
  readonly limitMs?: number;
};

/** Eight seconds for taking the mail apart and eight for reading it, which one message to the thread asks for together. */
const LIMIT_MS = 16_000;
const LATE = "This message took too long to be read automatically.";

/**
 * Reads a supplier's mail: what kind it is, and each booking in it with the evidence for every value. It is read in a
 * thread that can be ended: a hostile or broken mail is named in `notices`. Rejects only where no thread can be had.
 */
export async function readBooking(
  source: Uint8Array | ParsedMail,
  options: ReadOptions = {},
): Promise<ReadBooking> {
  return (await readMessage(source, options)).reading;
}

/** The same with the mail that was taken apart for it, without the bytes of what it brought. */
export async function readMessage(
  source: Uint8Array | ParsedMail,
  { model, arrived, limitMs = LIMIT_MS }: ReadOptions = {},
): Promise<ReadMessage> {
  const asOf = arrived?.toISOString() ?? null;
  const read = (task: Source, asked: MailToRead["model"]) =>
    inThread({ kind: "mail", ...task, arrived: asOf, model: asked }, limitMs);
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

/** The files are read one by one, so that one that never ends does not take the mail along. A raw message may have none. */
async function opened(source: MailToRead["source"]): Promise<Source> {
  if (source instanceof Uint8Array) return { source };
  return { source: withoutBytes(source), files: await readFiles(source.attachments) };
}

/** The mail as it was given, with the reason why nothing of it was read. */
async function given(
  source: MailToRead["source"],
  asOf: string | null,
  notice: string,
): Promise<ReadMessage> {
  const mail = source instanceof Uint8Array ? await parseSandboxed(source) : source;
  return { mail: withoutBytes(mail), reading: unread({ ...mail, date: mail.date ?? asOf }, notice) };
}
