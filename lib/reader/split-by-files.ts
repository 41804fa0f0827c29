import { rowText, withRows } from "./documents/document";
import type { EmailEvidence, Part } from "./evidence/layout/email-evidence";
import { measured } from "./evidence/layout/measure-parts";
import { productOf } from "./evidence/product/product-of";
import { isWhole, sisters } from "./split-by-numbers";
import { alphanumericKey, fold } from "./words/fold";

/**
 * Returns one reading per file if an email has several files, each with a number of the same format and with its own
 * days and prices. The text of the email belongs to all of them, except rows with the numbers of the others. Returns
 * null if the files don't separate bookings.
 */
export function splitByFiles(reading: EmailEvidence): EmailEvidence[] | null {
  const files = reading.parts.filter(({ isBody }) => !isBody);
  if (files.length < 2 || reading.emailType !== "confirmation") return null;
  const codes = sisters(reading).map(alphanumericKey);
  const owned = files.map((file) => codes.filter((code) => alphanumericKey(textOf(file)).includes(code)));
  const [own, isOne] = [owned.flat(), owned.every((some) => some.length === 1)];
  if (!isOne || new Set(own).size < files.length) return null;
  if (!files.every((file) => isWhole(measured([file], reading)))) return null;
  return files.map((file, index) => {
    const others = own.filter((_, at) => at !== index);
    return readingOf(file, others, reading);
  });
}

function textOf({ rows }: Part): string {
  return rows.map(rowText).join("\n");
}

function readingOf(file: Part, others: readonly string[], reading: EmailEvidence): EmailEvidence {
  const isOfOthers = (text: string) => others.some((code) => alphanumericKey(text).includes(code));
  const bodies = reading.parts
    .filter(({ isBody }) => isBody)
    .map((body) => {
      const rows = body.rows.filter((row) => !isOfOthers(rowText(row)));
      return { ...body, doc: withRows(body.doc, rows), rows };
    });
  const parts = [...bodies, file];
  const subject = isOfOthers(reading.subject) ? "" : reading.subject;
  const text = parts.map(textOf).join("\n");
  return {
    ...reading,
    parts,
    subject,
    product: productOf(fold(subject), "", fold(textOf(file))) ?? reading.product,
    folded: fold(`${subject}\n${text}`),
    ...measured(parts, reading),
  };
}
