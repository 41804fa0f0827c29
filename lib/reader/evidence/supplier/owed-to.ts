import { CONFIDENCE } from "@/lib/reader/confidence";
import { alphanumericKey } from "@/lib/reader/words/fold";
import type { Candidate } from "../layout/candidate";
import type { EmailEvidence } from "../layout/email-evidence";
import { spanOf } from "../layout/pair";

const OWED =
  /(?:\b(?:due|payable|owed|remit)(?: to)?|\bzu zahlen an|\bzahlbar an|(?<!\p{L})à (?:payer|régler) à|\ba pagar a|\bda (?:pagare|versare) a|\bte betalen aan|\batt betala till)\s+(?!to\b|by\b|on\b|at\b|from\b)(\p{Lu}[\p{L}&'’. -]{3,50})$/iu;
const TOP_ROWS = 6;

/** "NET DUE CEDAR TRAILS" under the heading "Cedar Trails": the company to which the price is owed is the supplier. */
export function owedTo({ pairs, parts }: EmailEvidence): Candidate[] {
  const names = new Set(
    pairs.flatMap(
      ({ labelText }) => alphanumericKey(OWED.exec(labelText.replace(/[:\s]+$/, ""))?.[1] ?? "") || [],
    ),
  );
  return parts.flatMap(({ doc, rows }) =>
    rows.slice(0, TOP_ROWS).flatMap(({ cells }) => {
      const line = cells.length === 1 ? cells[0]?.lines[0] : undefined;
      if (!line || !names.has(alphanumericKey(line.text))) return [];
      const span = spanOf(doc, line);
      return [
        {
          field: "supplier.name" as const,
          value: line.text.trim(),
          source: "letterhead" as const,
          confidence: CONFIDENCE.supplier.owed,
          span,
        },
      ];
    }),
  );
}
