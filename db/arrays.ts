const ITEM = /"((?:[^"\\]|\\.)*)"|([^{},]+)/gs;

/** A list as PostgreSQL reads an array. */
export function arrayText(items: readonly unknown[]): string {
  const quoted = items.map((item) =>
    item === null || item === undefined ? "NULL" : `"${String(item).replace(/["\\]/g, "\\$&")}"`,
  );
  return `{${quoted.join(",")}}`;
}

/** The items of an array of one dimension as PostgreSQL writes it. */
export function textsOf(array: string): (string | null)[] {
  return [...array.matchAll(ITEM)].map(([, quoted, plain]) =>
    plain === undefined ? (quoted ?? "").replace(/\\(.)/gs, "$1") : plain === "NULL" ? null : plain,
  );
}

/** The same of numbers that fit into JavaScript's. */
export function numbersOf(array: string): (number | null)[] {
  return textsOf(array).map((text) => (text === null ? null : Number(text)));
}
