import { namesCompany } from "../words/company-words";

type Cell = { lines: string[]; x: number };

/** "Ms", "01 MR": a title alone, or with its number in a list. */
const TITLE =
  /^(?:\d{1,2}[.)]?\s)?(?:mr|mrs|ms|miss|mstr|mst|dr|herrn?|frau|mme|mlle|monsieur|madame|mademoiselle|sra?|srta|sig|sig\.ra|dhr|mevr|hr|fru|pan[ií]?|bay|bayan)\.?$/iu;
const NAME = /^\p{Lu}[\p{L}'’.-]+(?:[\s,/]+\p{L}[\p{L}'’.-]*)+$/u;

/** "Herrn" beside "Reisebüro Lind" in an address: these belong to different columns. */
const AGENCY = /reiseb[üu]ro|agen(?:c|z|t)|b[iy]uro|bureau|byr[åa]|travel|voyages|viajes|viaggi|reisen/iu;

/** Joins a title in its own cell with the full name in the next cell. */
export function withTitles<C extends Cell, R extends { cells: C[] }>(rows: readonly R[]): readonly R[] {
  return rows.map((row) => (row.cells.some(isTitle) ? { ...row, cells: joined(row.cells) } : row));
}

function joined<C extends Cell>(cells: readonly C[]): C[] {
  return cells.flatMap((cell, column) => {
    const [before, next] = [cells[column - 1], cells[column + 1]];
    if (isTitle(cell) && isNamed(next)) return [];
    if (!before || !isTitle(before) || !isNamed(cell)) return [cell];
    return [{ ...cell, x: before.x, lines: [`${before.lines[0]} ${cell.lines[0]}`] }];
  });
}

function isTitle({ lines: [text = "", more] }: Cell): boolean {
  return more === undefined && TITLE.test(text);
}

function isNamed(cell: Cell | undefined): boolean {
  const [name = "", more] = cell?.lines ?? [];
  return more === undefined && NAME.test(name) && !namesCompany(name) && !AGENCY.test(name);
}
