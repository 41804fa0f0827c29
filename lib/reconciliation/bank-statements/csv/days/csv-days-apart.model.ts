import { isCalledDate, isDay } from "../csv-columns.model";

const NUMBER = String.raw`(?<number>\p{Lu}{0,4}[-#]?\d{3,}(?:[\p{L}\d-]| - (?=\d))*)`;
/** A day and a number in one cell: "03/05/2026 4471", "000123 / 5 May 2026", or in two lines. */
const BOTH: readonly RegExp[] = [
  /^(?<day>[^\r\n]+)[\r\n]+(?<number>.*\d.*)$/u,
  /^(?<number>[^\r\n]*\d[^\r\n]*)[\r\n]+(?<day>.+)$/u,
  new RegExp(String.raw`^(?<day>.+?)(?:\s*[/|,;#]\s*|\s+)${NUMBER}$`, "u"),
  new RegExp(String.raw`^${NUMBER}(?:\s*[/|,;]\s*|\s+)(?<day>.+)$`, "u"),
];
const BETWEEN_HEADINGS = /\s*(?:[/|,;&+]| - )\s*/;
const LEAST = 2;

/**
 * Handles columns whose cells hold both a day and a number. Returns a function that splits such a cell into two: the
 * day, followed by the number.
 */
export function splitDayCells(rows: readonly (readonly string[])[]): (cells: string[]) => string[] {
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  const place = Array.from({ length: width }, (_, at) => at).find((at) => {
    const cells = rows.map((row) => row[at]?.trim() ?? "");
    const both = cells.filter((cell) => partsOf(cell) !== null).length;
    return both >= LEAST && both > cells.filter(isDay).length;
  });
  if (place === undefined) return (cells) => cells;
  return (cells) => {
    if (cells.length <= place) return cells;
    const cell = cells[place]?.trim() ?? "";
    return cells.toSpliced(place, 1, ...(partsOf(cell) ?? headingsOf(cell)));
  };
}

function partsOf(cell: string): readonly [day: string, number: string] | null {
  if (isDay(cell)) return null;
  const found = BOTH.map((pattern) => pattern.exec(cell)?.groups).find((groups) => isDay(groups?.day ?? ""));
  return found ? [found.day ?? "", found.number?.trim() ?? ""] : null;
}

/** Splits the heading of both: "No. / Date". */
function headingsOf(cell: string): readonly [string, string] {
  if (!isCalledDate(cell)) return [cell, ""];
  const parts = cell.split(BETWEEN_HEADINGS);
  const day = parts.find(isCalledDate);
  const other = parts.find((part) => part !== day);
  return day === undefined || other === undefined ? [cell, "No."] : [day, other];
}
