import { RECALLED } from "@/lib/reader/words/recall-words";
import type { LineReading } from "../../import/report-lines.model";
import { columnWords } from "../columns/column-words.model";
import type { CheckedLine, Doubt } from "../line-checks.model";
import { isOpenWord, isUnpaid } from "../row-kinds.model";
import type { SortedRows } from "../sorted-rows.model";
import type { StatementSums } from "../statement-sums.model";

type Line = SortedRows["lines"][number];
type Columns = Pick<LineReading, "headers" | "mapping">;

const CALLED = /^(st|sts|stat|status|state|code|cd|flag|paid)$/;
const CODE = /^[\p{Lu}\d]{1,2}$/u;
/** Words for paid. If some lines are paid, those that are due may be paid now or later. */
const PAID =
  /^(paid|settled|bezahlt|ausgezahlt|paye\p{L}*|regle\p{L}*|pagad[oa]s?|pagat[oaie]|pag[oa]s?|betaald|betald\p{L}*|betalt|zaplacon\p{L}*|zaplacen\p{L}*|maksettu|odendi)$/u;
/** Words for a stage in somebody's bookkeeping, which don't tell whether the line is paid. */
const STAGE =
  /^(invoiced|billed|validated|approved|authori[sz]ed|verified|accrued|released|processed|reconciled|finali[sz]ed|closed|fakturiert|abgerechnet|verrechnet|berechnet|freigegeben|gepruft|genehmigt|gebucht|factur\p{L}*|valid\p{L}*|approuv\p{L}*|comptabilis\p{L}*|aprobad\p{L}*|aprovad\p{L}*|liquidad\p{L}*|fatturat\p{L}*|approvat\p{L}*|liquidat\p{L}*|gefactureerd|goedgekeurd|gevalideerd|verwerkt|faktur\p{L}*|godkan\p{L}*|godkend\p{L}*|zafakturowan\p{L}*|zatwierdzon\p{L}*|schvalen\p{L}*)$/u;
/** Words for a booking that the agency has paid itself, whose commission it may have kept. */
const PREPAID =
  /\b(pre ?paid|paid by (the )?agen(t|cy)|agen(t|cy) (pays|paid)|net (rate|remit\p{L}*)|self deducted|commission (kept|retained|deducted)|vorausbezahlt|vorauskasse|prepaye?\p{L}*|prepagad\p{L}*|pre pago|prepagat\p{L}*|vooruitbetaald|forudbetalt|forskuddsbetalt|forskottsbetald|przedplacon\p{L}*|predplacen\p{L}*)\b/u;
/** Words for a cancelled booking, whose commission is taken back now. */
const CANCELLED =
  /(?<!\p{L})(cancel|storn|annul|anul|geannul|avbok|avlys|aflys|kansell|zrus|odwolan|otkaz|peruttu|iptal|torol|отмен|скасов|ακυρω)|取消|취소|בוטל|ملغى/u;
const MOST_NAMED = 4;

function statusColumn({ headers, mapping }: Columns): string | undefined {
  return mapping.outcome ?? headers.find((one) => CALLED.test(columnWords(one)));
}

/** Returns a check whether a line's status or the title above it says that it isn't paid yet. */
export function unpaidRule(columns: Columns): (line: Line) => boolean {
  const place = columns.headers.indexOf(statusColumn(columns) ?? "\u0000");
  return ({ cells, section }) => isOpenWord(cells[place] ?? "") || (section !== null && isUnpaid(section));
}

/**
 * Returns doubts about lines that count but may be unpaid, because their status or title says so, or because of
 * unexplained status codes. A printed sum of the amount paid settles it; any total of all lines settles the codes.
 */
export function statusDoubts(
  checked: readonly CheckedLine[],
  lines: readonly Line[],
  columns: Columns,
  { isProved, provesPaid }: Pick<StatementSums, "isProved" | "provesPaid">,
): readonly Doubt[] {
  if (provesPaid) return [];
  const came = checked.filter((line) => line.amounts.netMinor !== 0 && !isTakenBack(line));
  const rows = new Set(came.map(({ row }) => row));
  const sections = new Set(
    lines.flatMap(({ row, section }) =>
      section !== null && rows.has(row) && isUnpaid(section) ? [section] : [],
    ),
  );
  const overLines = [...sections].map((section) => ({
    row: null,
    message: `"${section}" stands over lines that count: they may not be paid yet`,
  }));
  return [
    ...overLines,
    ...columnDoubts(came, columns, isProved),
    ...(isProved ? [] : prepaidDoubts(came, columns)),
  ];
}

/** Whether a line is negative because its booking was cancelled, which a status may say like one of a payment. */
function isTakenBack({ amounts, entry }: CheckedLine): boolean {
  const isSaid = (cell: string) => RECALLED.test(cell) || CANCELLED.test(columnWords(cell));
  return amounts.netMinor < 0 && Object.values(entry.raw).some(isSaid);
}

/** Returns a doubt if a column says of some of the lines only that the agency has paid the booking. */
function prepaidDoubts(came: readonly CheckedLine[], { headers }: Columns): readonly Doubt[] {
  return headers.flatMap((header) => {
    const words = [...new Set(came.map(({ entry }) => entry.raw[header]?.trim() ?? ""))].filter(Boolean);
    const prepaid = words.find((word) => PREPAID.test(columnWords(word)));
    if (prepaid === undefined || words.every((word) => PREPAID.test(columnWords(word)))) return [];
    const message = `"${header}" says "${prepaid}" of some lines that count: their commission may have been kept already`;
    return [{ row: null, message }];
  });
}

function columnDoubts(came: readonly CheckedLine[], columns: Columns, isProved: boolean): readonly Doubt[] {
  const header = statusColumn(columns);
  if (!header) return [];
  const words = [...new Set(came.map(({ entry }) => entry.raw[header]?.trim() ?? ""))].filter(Boolean);
  const open = words.filter(isOpenWord);
  const isCoded = !isProved && words.every((word) => CODE.test(word));
  const isStaged = !isProved && words.every((word) => STAGE.test(columnWords(word)));
  const isMixed = isStaged || words.some((word) => PAID.test(columnWords(word)));
  if (open.length === 0 && !(words.length > 1 && (isCoded || isMixed))) return [];
  const listed = (open.length > 0 ? open : words).slice(0, MOST_NAMED).map((word) => `"${word}"`);
  const message =
    open.length > 0
      ? `"${header}" says ${listed.join(", ")} of lines that count: they may not be paid yet`
      : `"${header}" says ${listed.join(", ")}, and nothing tells which of these lines are paid`;
  return [{ row: null, message }];
}
