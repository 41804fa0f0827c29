import type { EmailItem } from "../email.model";

/** A text to highlight in an email; `id` is the panel's id of its field. */
export type Mark = { readonly id: string; readonly quote: string };

/** Returns the panel's id of a field of the nth booking in an email. */
export function fieldId(position: number, field: string): string {
  return `${position}:${field}`;
}

/** Returns the panel's id of a value found by a pattern in an attachment. */
export function invoiceId(key: string): string {
  return `invoice:${key}`;
}

/** Returns everything that was read from an email, as texts to highlight in it. */
export function marksOf(
  items: readonly EmailItem[],
  extractedInfo: Readonly<Record<string, unknown>> | null,
): Mark[] {
  const found = items.flatMap((item) =>
    shownFindings(item.findings).map((finding) => ({
      id: fieldId(item.position, finding.field),
      quote: finding.quote || String(finding.value),
    })),
  );
  const direct = Object.entries(extractedInfo ?? {}).flatMap(([key, value]) =>
    writtenForms(value).map((quote) => ({ id: invoiceId(key), quote })),
  );
  return [...found, ...direct];
}

/** Returns the chosen findings; for an undecided field, all of its candidates. */
function shownFindings(findings: EmailItem["findings"]): EmailItem["findings"] {
  const decided = new Set(findings.filter((one) => one.chosen).map((one) => one.field));
  return findings.filter((one) => one.chosen || !decided.has(one.field));
}

/** Returns a hash of the marks, which tells whether a document with highlights is still current. */
export function marksRevision(...of: Parameters<typeof marksOf>): string {
  let sum = 0x811c9dc5;
  for (const { id, quote } of marksOf(...of)) {
    for (const letter of `${id} ${quote}\n`) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return (sum >>> 0).toString(36);
}

/** Returns the ways in which a value may be written in a text; an amount has several. */
function writtenForms(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(writtenForms);
  if (typeof value === "string") return [value];
  if (typeof value !== "number") return [];
  const english = value.toLocaleString("en-US", { minimumFractionDigits: 2 });
  const german = value.toLocaleString("de-DE", { minimumFractionDigits: 2 });
  return [...new Set([english, value.toFixed(2), german, value.toLocaleString("en-US")])];
}
