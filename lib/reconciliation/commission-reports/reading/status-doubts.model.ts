import { isPendingWord } from "@/lib/imports/words/cell-meaning.model";
import type { LineReading } from "../import/report-lines.model";
import { columnWords } from "./column-words.model";
import type { CheckedLine, Doubt } from "./line-checks.model";

const CALLED = /^(st|sts|stat|status|state|code|cd|flag|paid)$/;
const CODE = /^[\p{Lu}\d]{1,2}$/u;
const OPEN =
  /\b(open|unpaid|not (yet )?(paid|travell?ed|due|payable)|disputed|outstanding|offen|strittig|impaye|en litige|pendientes?|abierto|em aberto|non pagat[oaie]|aperto|openstaand|obetald|ubetalt)\b/u;
const MOST_NAMED = 4;

/**
 * Where a column says of lines that count what became of them, some may not be paid: their status says so, or codes do of which
 * nothing tells what they mean. `isProved` where a printed sum says that all of the lines are paid.
 */
export function statusDoubts(
  lines: readonly CheckedLine[],
  { headers, mapping }: Pick<LineReading, "headers" | "mapping">,
  isProved: boolean,
): readonly Doubt[] {
  const header = mapping.outcome ?? headers.find((one) => CALLED.test(columnWords(one)));
  if (!header || isProved) return [];
  const said = lines
    .filter(({ amounts }) => amounts.netMinor > 0)
    .map(({ entry }) => entry.raw[header]?.trim() ?? "");
  const words = [...new Set(said)].filter(Boolean);
  const open = words.filter((word) => OPEN.test(columnWords(word)) || isPendingWord(word));
  const isCoded = words.length > 1 && words.every((word) => CODE.test(word));
  if (open.length === 0 && !isCoded) return [];
  const listed = (open.length > 0 ? open : words).slice(0, MOST_NAMED).map((word) => `"${word}"`);
  const message =
    open.length > 0
      ? `"${header}" says ${listed.join(", ")} of lines that count: they may not be paid yet`
      : `"${header}" says ${listed.join(", ")}, and nothing tells which of these lines are paid`;
  return [{ row: null, message }];
}
