import type { Email } from "postal-mime";

const FLOWED = /format=("?)flowed\1/gi;
const PLAIN_PART = /^content-type:\s*text\/plain/gim;
const DELETES_SPACE = /delsp=("?)yes\1/gi;
const SIGNATURE = "-- ";

/**
 * Returns the email with the soft line breaks of its quotations undone as RFC 3676 says. postal-mime joins quoted lines
 * with their quote marks in between, so that a number broken across two of them has one inside: "AB47> 20". `readAgain`
 * parses a message.
 */
export async function withJoinedQuotes(
  email: Email,
  raw: Uint8Array,
  readAgain: (raw: Uint8Array) => Promise<Email>,
): Promise<Email> {
  const unjoined = email.text?.includes(">") ? withFixedLines(raw) : null;
  if (!unjoined) return email;
  const { text = "" } = await readAgain(unjoined.raw);
  return { ...email, text: joined(text, unjoined.deletesSpace) };
}

/**
 * Returns the message with its text declared to have fixed lines, and whether the space before a soft break isn't part
 * of the text; null unless all its plain texts are flowed in the same way, as they are parsed into one.
 */
function withFixedLines(raw: Uint8Array): { raw: Uint8Array; deletesSpace: boolean } | null {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
  if (!bytes.includes("flowed")) return null;
  const message = bytes.toString("latin1");
  const count = (pattern: RegExp) => message.match(pattern)?.length ?? 0;
  const flowed = count(FLOWED);
  const deleting = count(DELETES_SPACE);
  const isSame = flowed > 0 && flowed === count(PLAIN_PART) && (deleting === 0 || deleting === flowed);
  if (!isSame) return null;
  return { raw: Buffer.from(message.replace(FLOWED, "format=fixed"), "latin1"), deletesSpace: deleting > 0 };
}

function joined(text: string, deletesSpace: boolean): string {
  const paragraphs: { depth: number; parts: string[] }[] = [];
  let isOpen = false;
  for (const line of text.split("\n")) {
    const depth = line.search(/[^>]|$/);
    const written = line.slice(depth).replace(/^ /, "");
    const isSoft = written.endsWith(" ") && written !== SIGNATURE;
    const part = isSoft && deletesSpace ? written.slice(0, -1) : written;
    const last = paragraphs.at(-1);
    if (isOpen && last?.depth === depth && written !== SIGNATURE) last.parts.push(part);
    else paragraphs.push({ depth, parts: [part] });
    isOpen = isSoft;
  }
  return paragraphs.map(({ depth, parts }) => quoted(parts.join(""), depth)).join("\n");
}

function quoted(line: string, depth: number): string {
  return `${">".repeat(depth)}${depth > 0 && line ? " " : ""}${line}`;
}
