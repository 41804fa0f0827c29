/**
 * Returns the width of a table that is repeated side by side under the same headings, such as "Date Amount Date
 * Amount", possibly separated by a blank column. Returns null if the table isn't repeated.
 */
export function blockWidth(headings: readonly string[]): number | null {
  const names = headings.map((heading) => heading.trim());
  for (let width = 2; width < names.length; width += 1) {
    const padded = Array.from(
      { length: Math.ceil(names.length / width) * width },
      (_, at) => names[at] ?? "",
    );
    const isAgain = padded.every((name, at) => name === padded[at % width]);
    if (isAgain && padded.slice(0, width).filter(Boolean).length > 1) return width;
  }
  return null;
}

/** Splits the cells of a row into blocks. */
export function blocksOf(cells: readonly string[], width: number): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(cells.length / width) }, (_, at) =>
    cells.slice(at * width, (at + 1) * width),
  );
}
