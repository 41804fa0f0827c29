/**
 * How wide a table is that stands several times beside itself, under headings that are the same again: "Date Amount Date Amount".
 * A blank column may part them. Null where it stands once.
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

/** The cells of a row block by block. */
export function blocksOf(cells: readonly string[], width: number): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(cells.length / width) }, (_, at) =>
    cells.slice(at * width, (at + 1) * width),
  );
}
