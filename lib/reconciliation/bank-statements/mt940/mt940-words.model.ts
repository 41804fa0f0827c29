/** The contents of the free text of a payment (field 86). */
export type Mt940Words = { readonly words: readonly string[]; readonly payer: string | null };

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
