const ITEM = /"((?:[^"\\]|\\.)*)"|([^{},]+)/gs;

/** Writes a list as a PostgreSQL array literal. */
export function arrayText(items: readonly unknown[]): string {
  const quoted = items.map((item) =>
    item === null || item === undefined ? "NULL" : `"${String(item).replace(/["\\]/g, "\\$&")}"`,
  );
  return `{${quoted.join(",")}}`;
}

/** Reads the items of a one-dimensional array as PostgreSQL writes it. */
export function textsOf(array: string): (string | null)[] {
  return [...array.matchAll(ITEM)].map(([, quoted, plain]) =>
    plain === undefined ? (quoted ?? "").replace(/\\(.)/gs, "$1") : plain === "NULL" ? null : plain,
  );
}

/** Like `textsOf`, for numbers that fit into a JavaScript number. */
export function numbersOf(array: string): (number | null)[] {
  return textsOf(array).map((text) => (text === null ? null : Number(text)));
}
