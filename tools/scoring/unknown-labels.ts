import { type Doc, documentOf, type RoughRow } from "../../lib/reader/documents/document";
import { gatherEvidence } from "../../lib/reader/gather-evidence";
import { readMail } from "../../lib/reader/read-mail";
import type { Scored, Value } from "./compare";
import type { GoldenMail } from "./golden-mails";
import { wholeOf } from "./removed-value-trials";
import type { Whole } from "./take-out";
import { trueValues, type Wrong, wrongButConvertible } from "./truth";

/** A mail that is complete although one of its labels is a word no language knows, with a wrong value. */
type Misread = {
  readonly mail: string;
  readonly label: string;
  readonly field: Scored;
  readonly got: Value;
};

const UNKNOWN = "Vluxmorb";

/** Replaces every label of every mail that is complete and right by an unknown word, one at a time. */
export async function unknownLabels(
  mails: readonly GoldenMail[],
): Promise<{ trials: number; misread: Misread[] }> {
  const results: (readonly Misread[])[] = [];
  for (const mail of mails) {
    const whole = await wholeOf(mail);
    for (const label of await labelsOf(mail, whole)) {
      const read = await readMail(whole.mail, withUnknown(whole, label));
      const wrong = wrongButConvertible(mail.truth, read).filter((one) => !isFamilyName(one, mail));
      results.push(wrong.map((one) => ({ mail: mail.name, label, ...one })));
    }
  }
  return { trials: results.length, misread: results.flat() };
}

/** Whether a name is short, but not wrong: "Vosburgh" for Hendrika Vosburgh, "familjen Sjödin" for Tove Sjödin. */
function isFamilyName({ field, got }: Wrong, { truth }: GoldenMail): boolean {
  const family = `${got}`.replace(/^\p{Ll}+ /u, "");
  return (
    field === "customer.name" && trueValues(truth, field).some((name) => `${name}`.endsWith(` ${family}`))
  );
}

async function labelsOf({ truth }: GoldenMail, { mail, documents }: Whole): Promise<string[]> {
  const read = await readMail(mail, documents);
  const [item] = read.items;
  if (!truth.isBooking || !item || item.missing.length > 0 || wrongButConvertible(truth, read).length > 0)
    return [];
  const { pairs } = gatherEvidence(mail, documents).reading;
  const names = NAMES.flatMap((field) => trueValues(truth, field))
    .join(" ")
    .toLowerCase();
  const words = pairs.map(({ labelText }) => WORDS.exec(labelText)?.[0] ?? "");
  return [...new Set(words)].filter((label) => label.length > 1 && !names.includes(label.toLowerCase()));
}

/** A label that is part of these fields' values isn't replaced, because that would change the value. */
const NAMES: readonly Scored[] = ["customer.name", "supplier.name"];

/** Matches a label without its colon and without a number or sign before it. */
const WORDS = /\p{L}(?:.*[\p{L}\p{M})])?/u;

export function withUnknown({ documents }: Whole, label: string): Whole["documents"] {
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(label)}(?![\\p{L}\\p{N}])`, "gu");
  const rows = (doc: Doc): RoughRow[] =>
    doc.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell) => ({
        ...cell,
        lines: cell.lines.map(({ text }) => text.replace(pattern, UNKNOWN)),
      })),
    }));
  const doc = (one: Doc) => documentOf(one, rows(one)).doc;
  return {
    ...documents,
    body: doc(documents.body),
    other: documents.other && doc(documents.other),
    attachments: documents.attachments.map(doc),
  };
}
