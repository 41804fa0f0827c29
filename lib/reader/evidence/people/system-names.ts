import { CONFIDENCE } from "@/lib/reader/confidence";
import { personIn } from "@/lib/reader/words/person";
import type { Candidate } from "../layout/candidate";
import type { EmailEvidence } from "../layout/email-evidence";
import { spanOf } from "../layout/pair";

/** "GALLOWAY/FENELLA MRS" in its own cell: the form in which reservation systems write passengers. */
const SYSTEM_NAME =
  /^(?:#?(\d{1,2})(?:\.\d|[.\s])\s*)?(\p{Lu}[\p{Lu}'’ -]{1,30}\/\p{Lu}[\p{Lu}'’ -]{1,30}?\s?(?:MR|MRS|MS|MISS|MSTR|DR|CHD|INF))(?:\s*\([A-Z]{3}\))?$/u;

/**
 * Returns unlabelled passengers in the form of reservation systems: the first is the lead guest, and all are counted.
 */
export function systemNames(reading: EmailEvidence): Candidate[] {
  const found = reading.parts.flatMap(({ doc, rows }) =>
    rows.flatMap(({ cells }) =>
      cells.flatMap(({ lines }) =>
        lines.flatMap((line) => {
          const [, number, written = ""] = SYSTEM_NAME.exec(line.text.trim()) ?? [];
          const name = personIn(written);
          return name ? [{ name, number: Number(number ?? 1), span: spanOf(doc, line) }] : [];
        }),
      ),
    ),
  );
  const [first] = found;
  if (first?.number !== 1) return [];
  const shared = { source: "pattern", span: first.span, confidence: CONFIDENCE.people.ofSystem } as const;
  const count = new Set(found.map(({ name }) => name)).size;
  return [
    { ...shared, field: "customer.name", value: first.name },
    { ...shared, field: "guests.primary", value: first.name },
    { ...shared, field: "guests.total", value: count },
  ];
}
