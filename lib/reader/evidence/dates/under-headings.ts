import { CONFIDENCE } from "@/lib/reader/confidence";
import type { Row } from "@/lib/reader/documents/document";
import { labelOf } from "@/lib/reader/words/label";
import type { LabelRole } from "@/lib/reader/words/label-rules";
import { aloneLabel } from "../layout/alone-label";
import type { EmailEvidence } from "../layout/email-evidence";
import type { Dated } from "./dated";

const ENDS: ReadonlySet<LabelRole> = new Set<LabelRole>(["start", "end", "return", "depart", "arrive"]);
const MAX_ROWS = 8;

/**
 * "Outbound" over "Date: 27 February", "Return" over "Date: 4 March": gives a day the end of the trip that the heading
 * above it names.
 */
export function underHeadings(all: readonly Dated[], { parts }: EmailEvidence): Dated[] {
  return all.map((one) => {
    const rows = one.role === "date" ? parts.find(({ doc }) => doc === one.span.doc)?.rows : undefined;
    const role = rows && headingOf(rows, one);
    return role ? { ...one, role, confidence: CONFIDENCE.dates.underHeading } : one;
  });
}

function headingOf(rows: readonly Row[], { row, label }: Dated): LabelRole | undefined {
  for (let at = row - 1; at >= Math.max(0, row - MAX_ROWS); at -= 1) {
    const [cell, other] = rows[at]?.cells ?? [];
    const line = cell?.lines[0]?.text ?? "";
    if (line.startsWith(label)) return undefined;
    const heading = other ? null : aloneLabel(line);
    if (heading && ENDS.has(heading.role) && labelOf(line, true)) return heading.role;
  }
  return undefined;
}
