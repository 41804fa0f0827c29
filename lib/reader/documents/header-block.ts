import type { MailAddress } from "../message/mail.model";
import { fold } from "../words/fold";
import { type Row, rowText } from "./document";
import NAMES from "./header-names.json" with { type: "json" };

/** The header of an email as quoted above its text. `kinds` counts the named lines found. */
export type HeaderBlock = {
  readonly start: number;
  readonly end: number;
  readonly from: MailAddress | null;
  readonly subject: string;
  readonly date: string;
};

type Kind = "from" | "subject" | "date" | "other";
type Header = Record<Exclude<Kind, "other">, string> & { kinds: number };

const KINDS = (["from", "subject", "date", "other"] as const).map(
  (kind) => [kind, new RegExp(`^(?:${wordsOf(kind)})\\s*[:：]`)] as const,
);
/** Technical header fields, present when a header is quoted in full. Their names are the same in every language. */
const TECHNICAL =
  /^(?:(?:x|arc|content|dkim|list|resent|thread|delivered|received|return|authentication|mime|message|auto|in-reply|domainkey|envelope|feedback|errors|disposition|user|accept|original|mail|reply)-[a-z0-9-]{1,60}|received|references|sender|precedence|organi[sz]ation|status|autocrypt|lines|keywords|comments|apparently-to|newsgroups|priority|sensitivity|importance|mailer|language|return-receipt-to|bounces-to|face|openpgp)\s*:/;
/** Those with which a header quoted in full may begin. */
const TECHNICAL_FIRST =
  /^(?:(?:x|arc|dkim|delivered|received|return|authentication|mime|message)-[a-z0-9-]{1,60}|received)\s*:/;
/** Characters around a name that are not part of it: bold markers in plain text, and direction marks. */
const AROUND = /^[\s*_\u200e\u200f\u202a-\u202e\u2066-\u2069]+/u;
const MAX_NAMED_ROWS = 9;
const MAX_ROWS = 150;
const MAX_LINE = 400;
const MAX_INTRODUCED = 40;
const WROTE = new RegExp(`(?<!\\p{L})(?:${wordsOf("wrote")})(?!\\p{L})`, "u");

function wordsOf(kind: Kind | "wrote"): string {
  const words = Object.values(NAMES).flatMap((names) => names[kind]);
  return [...new Set(words.map(fold))].map((word) => word.replace(/[()]/g, "\\$&")).join("|");
}

/** Returns every quoted header in these rows, in order. */
export function headerBlocks(rows: readonly Row[]): HeaderBlock[] {
  const blocks: HeaderBlock[] = [];
  for (let index = 0; index < rows.length; index += 1) {
    const block = blockAt(rows, index);
    if (!block) continue;
    blocks.push(block);
    index = block.end - 1;
  }
  return blocks;
}

function blockAt(rows: readonly Row[], start: number): HeaderBlock | null {
  const found: Header = { from: "", subject: "", date: "", kinds: 0 };
  const first = headerLine(rows[start]);
  let inTechnical = TECHNICAL_FIRST.test(fold(first ?? ""));
  if (!inTechnical && !readNamed(first, found)) return null;
  let end = start + 1;
  for (; end < Math.min(rows.length, start + MAX_ROWS); end += 1) {
    const part = partAt(rows[end], found, inTechnical);
    if (part === "text" && !isUnknownName(rows, end, found)) break;
    inTechnical = part === "technical";
  }
  if (!isOfMail(found)) return null;
  return { start, end, from: addressIn(found.from), subject: found.subject, date: found.date };
}

/**
 * Whether a block has From, Sent, Subject and To lines in any order: a From with an address, or a From and a Subject. A
 * transfer's From and To are not such a block.
 */
function isOfMail({ from, subject, kinds }: Header): boolean {
  return (
    from !== "" && (subject !== "" || from.includes("@")) && (kinds >= 3 || (kinds === 2 && subject !== ""))
  );
}

/**
 * Classifies a row of a header. The text begins after an empty line; until then, a line without a name continues the
 * technical header above it.
 */
function partAt(row: Row | undefined, found: Header, inTechnical: boolean): "technical" | "named" | "text" {
  const line = headerLine(row);
  if (TECHNICAL.test(fold(line ?? ""))) return "technical";
  if (found.kinds < MAX_NAMED_ROWS && readNamed(line, found)) return "named";
  if (inTechnical && row?.gap === false) return "technical";
  return line !== null && /^[^:]{0,80}@[^:]{3,80}$/.test(line) ? "named" : "text";
}

/**
 * "Gönderilme: 9 Kasım 2026" between a From and a To: whether a name that isn't in the lists is a header name because
 * of its position.
 */
function isUnknownName(rows: readonly Row[], index: number, found: Header): boolean {
  const [line, next] = [headerLine(rows[index]), headerLine(rows[index + 1])?.replace(AROUND, "")];
  const value = line && /^[^:@\d]{2,24}[:：]\s*(\S.*)$/.exec(line.replace(AROUND, ""))?.[1];
  if (!value || !next || !KINDS.some(([, names]) => names.test(fold(next)))) return false;
  if (found.date === "" && /\d{4}/.test(value)) found.date = value;
  return true;
}

function readNamed(line: string | null, found: Header): boolean {
  const plain = line?.replace(AROUND, "") ?? "";
  const folded = fold(plain);
  const kinds = KINDS.filter(([, names]) => names.test(folded)).map(([kind]) => kind);
  // In two languages, one word may stand for different fields: it means the one that is still empty.
  const kind = kinds.find((one) => one === "other" || found[one] === "") ?? kinds[0];
  if (!kind) return false;
  const value = plain
    .slice(plain.search(/[:：]/) + 1)
    .replace(AROUND, "")
    .trim();
  if (kind !== "other" && found[kind] === "") found[kind] = value;
  found.kinds += 1;
  return true;
}

/**
 * Finds a forward without a header, which one line introduces: "On Monday Rose Tavern <stay@rosetavern.example>
 * wrote:".
 */
export function introduction(rows: readonly Row[]): HeaderBlock[] {
  const start = rows.slice(0, MAX_INTRODUCED).findIndex(isIntroduction);
  const line = headerLine(rows[start]);
  if (line === null) return [];
  const above = headerLine(rows[start - 1]);
  const date = /\d{4}/.test(line) ? line : `${above ?? ""} ${line}`;
  const name =
    /(?:,|\d|schrieb|schreef|skrev)\s+(?:um\s[\d:.]+\s(?:uhr\s)?)?(?:schrieb\s)?([^,<>:\d]{2,60})\s*</iu.exec(
      date,
    )?.[1] ?? "";
  const address = ADDRESS.exec(line)?.[0] ?? "";
  const from = name || address ? { name: name.trim(), address: address.toLowerCase() } : null;
  return [{ start, end: start + 1, from, subject: "", date }];
}

/**
 * "On 12 Nov 2026 Jane Doe <jane@agency.example> wrote:": whether a row introduces a quoted email. Some programs omit
 * the address.
 */
export function isIntroduction(row: Row): boolean {
  const line = headerLine(row);
  return line !== null && /@|\d{4}/.test(line) && /[:：]$/.test(line) && WROTE.test(fold(line));
}

function headerLine(row: Row | undefined): string | null {
  if (!row || row.cells.length > 3) return null;
  const text = rowText(row).trim();
  return text.length > MAX_LINE ? null : text;
}

const ADDRESS = /[\w.+'-]+@[\w-]+(?:\.[\w-]+)+/;

/** Reads "Name <address>" in its various spellings. */
function addressIn(text: string): MailAddress | null {
  const value = text.trim();
  const address = ADDRESS.exec(value)?.[0] ?? "";
  const name = value
    .replace(/<[^>]*>|\[mailto:[^\]]*\]|\([^)]*@[^)]*\)/gi, "")
    .replace(address, "")
    .replace(/["<>[\]]/g, "")
    .trim();
  return name || address ? { name, address: address.toLowerCase() } : null;
}
