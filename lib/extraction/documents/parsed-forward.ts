import EmailForwardParser from "email-forward-parser";
import type { MailAddress } from "../mail.model";
import type { Doc } from "./document";

export type ParsedForward = {
  /** Where the forwarded mail's own text begins. */
  readonly start: number;
  readonly from: MailAddress | null;
  readonly subject: string;
  readonly date: string;
};

const MAX_TEXT = 12_000;
const FIRST_WORDS = 40;

/** For the mail programs whose forwards have no block of headers: one line "On ... Jane wrote:", or all headers in one. */
export function parsedForward(doc: Doc, subject: string): ParsedForward | null {
  const { forwarded, email } = new EmailForwardParser().read(
    doc.text.slice(0, MAX_TEXT).replaceAll("\t", " "),
    subject,
  );
  const body = email.body?.trim().slice(0, FIRST_WORDS) ?? "";
  if (!forwarded || body === "") return null;
  const pattern = body.split(/\s+/).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const start = new RegExp(pattern.join("\\s+"), "u").exec(doc.text)?.index;
  if (start === undefined) return null;
  const { name, address } = email.from;
  const from = name || address ? { name: name ?? "", address: (address ?? "").toLowerCase() } : null;
  return { start, from, subject: email.subject ?? "", date: email.date ?? "" };
}
