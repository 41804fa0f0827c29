export type Place = { readonly x: number; readonly right: number };
export type PlacedText = Place & { readonly text: string };

/** In points. */
const ALIGNED = 3;
/** How wide letters are in the fonts of print, in parts of its size; those that aren't named are as wide as most. */
const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u, 1],
  [/[mMW@%]/, 0.86],
  [/[iljI.,:;'’|! ]/, 0.25],
  [/[ftr()[\]/"-]/, 0.33],
  [/[\p{Lu}w&]/u, 0.68],
];
const USUAL = 0.55;
/** Letters of one width each: so near are those of a row's cells, of which so many letters tell. */
const [EVEN, TELLING] = [0.03, 5];

/**
 * What stands closer than a letter comes as one cell. Where it reaches under further headings that have nothing else under
 * them, it is parted at the words that begin nearest to these: where a word begins follows from how wide the letters before
 * it are.
 */
export function partedBy(
  columns: readonly PlacedText[],
  cell: PlacedText,
  row: readonly PlacedText[],
): readonly PlacedText[] {
  const { text, x, right } = cell;
  const further = columns.filter(
    (column) =>
      column.x > x + ALIGNED &&
      isUnder(column, cell) &&
      !row.some((one) => one !== cell && touches(column, one)),
  );
  if (further.length === 0) return [cell];
  const places = placesOf(cell, areEven(row));
  const starts = [...text.matchAll(/(?<=\s)\S/g)].map(({ index }) => index);
  const cuts = further.flatMap((column) => nearestTo(column.x, starts, places) ?? []);
  return [0, ...new Set(cuts)].map((from, at, all) => {
    const until = all[at + 1] ?? text.length;
    return {
      text: text.slice(from, until).trim(),
      x: places[from] ?? x,
      right: places[until] ?? right,
    };
  });
}

/** Where each letter of a cell begins, and its last one ends. */
function placesOf({ text, x, right }: PlacedText, isEven: boolean): readonly number[] {
  const widths = Array.from({ length: text.length }, (_, at) => (isEven ? 1 : widthOf(text[at] ?? "")));
  const whole = widths.reduce((sum, one) => sum + one, 0);
  const places = [x];
  for (const width of widths) places.push((places.at(-1) ?? x) + (width / whole) * (right - x));
  return places;
}

function widthOf(letter: string): number {
  return WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? USUAL;
}

/** Whether all letters of a row are of one width, as a typewriter's are. */
function areEven(row: readonly PlacedText[]): boolean {
  const telling = row.filter(({ text }) => text.length >= TELLING);
  const letters = telling.map(({ text, x, right }) => (right - x) / text.length);
  const [least, most] = [Math.min(...letters), Math.max(...letters)];
  return letters.length > 1 && most - least <= EVEN * most;
}

/** Whether a cell reaches under most of a heading. */
function isUnder(column: Place, { x, right }: Place): boolean {
  return Math.min(right, column.right) - Math.max(x, column.x) > (column.right - column.x) / 2;
}

export function touches(column: Place, { x, right }: Place): boolean {
  return x < column.right && right > column.x;
}

function nearestTo(place: number, starts: readonly number[], places: readonly number[]): number | undefined {
  const gap = (start: number) => Math.abs((places[start] ?? 0) - place);
  return [...starts].sort((one, other) => gap(one) - gap(other))[0];
}
