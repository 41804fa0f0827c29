import { CONFIDENCE } from "@/lib/reader/confidence";
import { alphanumericKey, fold } from "@/lib/reader/words/fold";
import { phrasePattern } from "@/lib/reader/words/sayings/phrase-pattern";
import SAYINGS from "../../words/sayings/letter-sayings.json" with { type: "json" };
import type { Candidate } from "../layout/candidate";
import type { EmailEvidence } from "../layout/email-evidence";
import { spanOf } from "../layout/pair";

/** Folded words for a debt, and the name behind them: "net due Cedar Trails", "net a regler a Cedar Trails". */
const OWED = new RegExp(
  `(?<!\\p{L})(?:${phrasePattern(SAYINGS, "owedTo")})\\s+(?!(?:to|by|on|at|from)\\b)([\\p{L}&'’. -]{4,51})[:\\s]*$`,
  "u",
);
const TOP_ROWS = 6;
const MAX_LABEL = 110;

/** "NET DUE CEDAR TRAILS" under the heading "Cedar Trails": the company to which the price is owed is the supplier. */
export function owedTo({ parts }: EmailEvidence): Candidate[] {
  const labels = parts.flatMap(({ rows }) =>
    rows.flatMap(({ cells }) => cells[0]?.lines.map(({ text }) => text.split(/[:：]/)[0] ?? "") ?? []),
  );
  const names = new Set(
    labels.flatMap((label) =>
      label.length > MAX_LABEL ? [] : alphanumericKey(OWED.exec(fold(label))?.[1] ?? "") || [],
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
