export type Place = { readonly x: number; readonly right: number };
export type PlacedText = Place & { readonly text: string };

/** The tolerance for aligned texts, in points. */
const ALIGNED = 3;
/** The widths of letters in common fonts, as parts of the font size. USUAL applies to all others. */
const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u, 1],
  [/[mMW@%]/, 0.86],
  [/[iljI.,:;'’|! ]/, 0.25],
  [/[ftr()[\]/"-]/, 0.33],
  [/[\p{Lu}w&]/u, 0.68],
];
const USUAL = 0.55;
/**
 * The tolerance for letters of equal width within a row, and the minimum number of letters a cell needs to be measured.
 */
const [EVEN, TELLING] = [0.03, 5];

/**
 * Splits a cell that contains the texts of several columns, because they are less than a letter apart. If the cell
 * extends under further headings that have nothing else below them, it is split at the words that begin nearest to
 * these headings. The positions of words are calculated from the widths of the letters before them.
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

/** Returns the position of each letter of a cell, and the end of the last one. */
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

/** Whether all letters of a row are equally wide, as in monospaced fonts. */
function areEven(row: readonly PlacedText[]): boolean {
  const telling = row.filter(({ text }) => text.length >= TELLING);
  const letters = telling.map(({ text, x, right }) => (right - x) / text.length);
  const [least, most] = [Math.min(...letters), Math.max(...letters)];
  return letters.length > 1 && most - least <= EVEN * most;
}

/** Whether a cell extends under more than half of a heading. */
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
