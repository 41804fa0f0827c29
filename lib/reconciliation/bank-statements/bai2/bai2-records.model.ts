import { type TextLine, textLines } from "../text-lines.model";
import { quoted, unreadableAt } from "../unreadable.model";

/**
 * A record joined with its continuations. `fields` are trimmed, the first being the code; `parts` are the same fields
 * untrimmed.
 */
export type Bai2Record = {
  readonly line: number;
  readonly code: string;
  readonly raw: string;
  readonly fields: readonly string[];
  readonly parts: readonly string[];
};

const KNOWN = /^(01|02|03|16|49|98|99)[,/]/;
const CONTINUED = /^88[,:]/;
const CODED = /^\d\d[,:/]/;
/** The boundary between two records on one line, as some banks write them. */
const NEXT_ON_LINE = /\/\s+(?=0[123],|16,\d{3},\d*,[012VSDZ]?,|(?:49|98|99),[+-]?\d*,\d+)/;
const MAX_CONTINUED = 1_000;

/**
 * Yields the records of a BAI2 file. Continuation records (code 88) are joined to the record before. Throws Unreadable
 * for unknown codes.
 */
export function* bai2Records(bytes: Uint8Array): Generator<Bai2Record> {
  let open: TextLine[] = [];
  for (const one of physicalRecords(bytes)) {
    if (CONTINUED.test(one.text) || isWrapped(one, open.at(-1))) {
      addTo(open, one);
      continue;
    }
    refuseUnknown(one);
    if (open.length > 0) yield recordOf(open);
    open = [one];
  }
  if (open.length > 0) yield recordOf(open);
}

/** Whether a line continues wrapped text: it has no record code, and the line before doesn't end with a slash. */
function isWrapped({ text }: TextLine, before: TextLine | undefined): boolean {
  return before !== undefined && !CODED.test(text) && !before.text.endsWith("/");
}

function refuseUnknown({ line, text }: TextLine): void {
  if (!KNOWN.test(text)) throw unreadableAt(line, `the record ${quoted(text)} isn't known`);
}

function addTo(open: TextLine[], continuation: TextLine): void {
  if (open.length === 0) throw unreadableAt(continuation.line, "the first record can't be a continuation");
  if (open.length > MAX_CONTINUED) throw unreadableAt(continuation.line, "the record is continued too often");
  open.push(continuation);
}

function* physicalRecords(bytes: Uint8Array): Generator<TextLine> {
  for (const { line, text } of textLines(bytes)) {
    const parts = text.replace("\u001a", "").trim().split(NEXT_ON_LINE);
    for (const [index, part] of parts.entries()) {
      if (part !== "") yield { line, text: index < parts.length - 1 ? `${part}/` : part };
    }
  }
}

/** Returns the rest of a record from a field on as one text, because its commas belong to the text. */
export function textFrom({ parts }: Bai2Record, from: number): string {
  return parts
    .slice(from)
    .join(",")
    .replace(/^[,\s]+|[,\s]+$/g, "");
}

/** Joins the lines of a record. A slash at the end of a line ends its last field; without one, the text continues. */
function recordOf(lines: readonly TextLine[]): Bai2Record {
  const pieces = lines.map(({ text }, index) => {
    const body = index > 0 && CONTINUED.test(text) ? text.slice(3) : text;
    if (index === lines.length - 1) return body.replace(/\/\s*$/, "");
    return body.endsWith("/") ? `${body.slice(0, -1)},` : `${body} `;
  });
  const parts = pieces.join("").split(",");
  const fields = parts.map((part) => part.trim());
  const raw = lines.map(({ text }) => text).join("\n");
  return { line: lines[0]?.line ?? 1, code: fields[0] ?? "", raw, fields, parts };
}
