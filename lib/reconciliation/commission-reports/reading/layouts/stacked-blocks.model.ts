import { blocksOf, blockWidth } from "@/lib/imports/side-by-side.model";
import type { TableRow } from "../../import/report-lines.model";
import { lackOf, suggestedReportMapping } from "../../import/report-mapping.model";
import { mayBeHeading } from "../heading.model";

/** Puts bookings that stand side by side under repeated headings below each other. Returns other rows unchanged. */
export function stackedRows(rows: readonly TableRow[]): readonly TableRow[] {
  const at = rows.findIndex(({ cells }) => widthIn(cells) !== null);
  const heading = rows[at];
  const width = heading && widthIn(heading.cells);
  if (!heading || !width) return rows;
  const below = rows.slice(at + 1);
  const height = (below.at(-1)?.row ?? 0) - heading.row;
  const blocks = Array.from({ length: Math.ceil(heading.cells.length / width) }, (_, block) =>
    below.flatMap((row) => blockIn(row, block, width, height)),
  );
  return [...rows.slice(0, at), { ...heading, cells: heading.cells.slice(0, width) }, ...blocks.flat()];
}

function widthIn(cells: readonly string[]): number | null {
  const width = mayBeHeading(cells) ? blockWidth(cells) : null;
  return width !== null && lackOf(suggestedReportMapping(cells.slice(0, width))) === null ? width : null;
}

/** Returns a block of a row, with row numbers after those of the block before. */
function blockIn(
  { row, cells, faults }: TableRow,
  block: number,
  width: number,
  height: number,
): readonly TableRow[] {
  const own = blocksOf(cells, width)[block] ?? [];
  if (own.every((cell) => cell.trim() === "")) return [];
  const from = block * width;
  const ofBlock = [...(faults ?? [])].flatMap(([column, reason]) =>
    column >= from && column < from + width ? [[column - from, reason] as const] : [],
  );
  return [
    {
      row: row + block * height,
      cells: [...own],
      ...(ofBlock.length > 0 ? { faults: new Map(ofBlock) } : {}),
    },
  ];
}
