import { BLOCK_TAGS } from "./mail-tags";

const SECTIONS = ["tbody", "tfoot", "thead"];
const TABLE_PARTS = new Set(["caption", "col", "colgroup", "table", "td", "th", "tr", ...SECTIONS]);
const CELL_WALLS = new Set(["caption", "table", "td", "th"]);
const LIST_WALLS = new Set([...CELL_WALLS, "dl", "ol", "ul"]);

/**
 * For each part of a table, the elements that may contain it. When it starts, all elements that are open within its
 * container end.
 */
const HOMES: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["td", new Set(["tr", "table", ...SECTIONS])],
  ["th", new Set(["tr", "table", ...SECTIONS])],
  ["tr", new Set(["table", ...SECTIONS])],
  ["caption", new Set(["table"])],
  ["colgroup", new Set(["table"])],
  ["tbody", new Set(["table"])],
  ["tfoot", new Set(["table"])],
  ["thead", new Set(["table"])],
]);

/** Returns how many of the innermost open elements end because `tag` starts, following the rules of browsers. */
export function endedByStart(open: readonly string[], tag: string): number {
  const homes = HOMES.get(tag);
  if (homes) return open.includes("table") ? innermost(open, (name) => homes.has(name)) : 0;
  if (tag === "li") return through(open, ["li"], LIST_WALLS);
  if (tag === "dd" || tag === "dt") return through(open, ["dd", "dt"], LIST_WALLS);
  return BLOCK_TAGS.has(tag) ? through(open, ["p"], CELL_WALLS) : 0;
}

/**
 * Returns how many open elements an end tag ends; 0 if it closes nothing. A stray end tag inside a cell must not end
 * the table around it.
 */
export function endedByEnd(open: readonly string[], tag: string): number {
  return through(open, [tag], TABLE_PARTS.has(tag) ? new Set() : CELL_WALLS);
}

function innermost(open: readonly string[], isHome: (name: string) => boolean): number {
  for (let index = open.length - 1; index >= 0; index -= 1) {
    if (isHome(open[index] ?? "")) return open.length - 1 - index;
  }
  return 0;
}

function through(open: readonly string[], tags: readonly string[], walls: ReadonlySet<string>): number {
  for (let index = open.length - 1; index >= 0; index -= 1) {
    const name = open[index] ?? "";
    if (tags.includes(name)) return open.length - index;
    if (walls.has(name)) return 0;
  }
  return 0;
}
