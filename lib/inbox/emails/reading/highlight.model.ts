import type { EmailItem } from "../email.model";

/** A value to mark in a mail: `id` is the panel's name for its field. */
export type Mark = { readonly id: string; readonly quote: string };

/** The panel's name for a field of the nth booking of a mail. */
export function fieldId(position: number, field: string): string {
  return `${position}:${field}`;
}

/** The panel's name for a value found by pattern in an attachment. */
export function invoiceId(key: string): string {
  return `invoice:${key}`;
}

/** Everything that was read of a mail, as the texts to look for in it. */
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

/** What was decided on; of a field that is undecided, everything it may be. */
function shownFindings(findings: EmailItem["findings"]): EmailItem["findings"] {
  const decided = new Set(findings.filter((one) => one.chosen).map((one) => one.field));
  return findings.filter((one) => one.chosen || !decided.has(one.field));
}

/** Changes when the marks do: to be told whether a marked document is still the right one. */
export function marksRevision(...of: Parameters<typeof marksOf>): string {
  let sum = 0x811c9dc5;
  for (const { id, quote } of marksOf(...of)) {
    for (const letter of `${id} ${quote}\n`) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return (sum >>> 0).toString(36);
}

/** An amount may stand in a text in several ways; everything else as it is. */
function writtenForms(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(writtenForms);
  if (typeof value === "string") return [value];
  if (typeof value !== "number") return [];
  const english = value.toLocaleString("en-US", { minimumFractionDigits: 2 });
  const german = value.toLocaleString("de-DE", { minimumFractionDigits: 2 });
  return [...new Set([english, value.toFixed(2), german, value.toLocaleString("en-US")])];
}
