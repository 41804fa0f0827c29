import { textLines } from "../text-lines.model";
import { unreadableAt } from "../unreadable.model";

/** A field: its tag and its lines without the tag. The tag `-` marks the end of a message. */
export type Mt940Field = { readonly line: number; readonly tag: string; readonly lines: readonly string[] };

const TAG = /^:(?<tag>\d{2}[A-Z]?|NS):(?<rest>.*)$/;
const MESSAGE_END = /^-\}?(\{5:.*)?$|^-\s*$/;
/** The blocks around the text of a SWIFT message: `{1:F01...}{2:I940...}{4:`. */
const ENVELOPE = /^(\{[1-5]:[^{}]*(\{[^{}]*\}[^{}]*)*\}?)+/;
const MAX_LINES = 1_000;

/** Yields the fields of all messages of a file, without envelopes. Text before the first field is ignored. */
export function* mt940Fields(bytes: Uint8Array): Generator<Mt940Field> {
  let open: OpenField | undefined;
  for (const { line, text } of textLines(bytes)) {
    const bare = withoutEnvelope(text);
    const begun = fieldIn(bare, line);
    if (begun) {
      if (open) yield open;
      open = begun;
    } else if (open) addTo(open, bare, line);
  }
  if (open) yield open;
}

type OpenField = { readonly line: number; readonly tag: string; readonly lines: string[] };

function fieldIn(text: string, line: number): OpenField | undefined {
  const { tag, rest = "" } = TAG.exec(text)?.groups ?? {};
  if (tag !== undefined) return { line, tag, lines: [rest] };
  return MESSAGE_END.test(text) ? { line, tag: "-", lines: [] } : undefined;
}

function addTo({ lines }: { lines: string[] }, text: string, line: number): void {
  if (text === "") return;
  if (lines.length >= MAX_LINES) throw unreadableAt(line, "the field has too many lines");
  lines.push(text);
}

const BLOCK_LENGTH = 500;

/** Removes the envelope and control characters that frame a message on the same line. */
function withoutEnvelope(text: string): string {
  const trimmed = text.replace(/^\p{Cc}+/u, "").trimEnd();
  return trimmed.startsWith("{") && trimmed.length <= BLOCK_LENGTH ? trimmed.replace(ENVELOPE, "") : trimmed;
}

/** The contents of the free text of a payment (field 86). */
type Mt940Words = { readonly words: readonly string[]; readonly payer: string | null };

/** A business code of three digits, then a separator that precedes each part: `166?00...?20...?32...`. */
const STRUCTURED = /^\s*\d{3}\s?(?<mark>[?+<>~^@!$#&*|])(?=\d{2})/;
/** The name, or the ordering party of the payment. */
const TAGGED_NAME = /(?:^|\/)(?:NAME|ORDP)\/(?<name>[^/]{1,140})/;
const PART_LENGTH = 27;
const LINE_LENGTH = 65;

/** Reads field 86: in coded parts as German banks write them, in slash tags as Dutch banks do, or as plain text. */
export function mt940Words(lines: readonly string[]): Mt940Words {
  const mark = STRUCTURED.exec(lines[0] ?? "")?.groups?.mark;
  if (mark) return structured(lines.join(""), mark);
  const text = joined(lines, LINE_LENGTH);
  return { words: [text], payer: TAGGED_NAME.exec(text)?.groups?.name?.trim() ?? null };
}

/** Reads coded parts: 00 is the type of payment, 20-29 and 60-63 the memo, 32 and 33 the other party. */
function structured(text: string, mark: string): Mt940Words {
  const parts = text.split(mark).slice(1);
  const of = (code: RegExp) => parts.filter((part) => code.test(part)).map((part) => part.slice(2));
  const uncoded = parts.filter((part) => !/^\d\d/.test(part)).map((part) => mark + part);
  const payer = joined(of(/^3[23]/), PART_LENGTH).trim();
  return {
    words: [joined([...of(/^(2\d|6[0-3])/), ...uncoded], PART_LENGTH), joined(of(/^00/), PART_LENGTH)],
    payer: payer || null,
  };
}

/** Joins parts. Banks break text when a line is full, even within a word; a shorter line ended with a word. */
function joined(parts: readonly string[], full: number): string {
  let text = "";
  let wasFull = true;
  for (const part of parts) {
    text += wasFull ? part : ` ${part}`;
    wasFull = part.length >= full;
  }
  return text;
}
