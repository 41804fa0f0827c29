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
