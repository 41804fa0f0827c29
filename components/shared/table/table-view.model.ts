export const DENSITIES = ["compact", "normal", "roomy"] as const;
export type Density = (typeof DENSITIES)[number];

/** How one person looks at one table: which columns are away, and how tall rows are (36, 44 or 52 px). */
export type TableView = { readonly hidden: readonly string[]; readonly density: Density };

export const DEFAULT_VIEW: TableView = { hidden: [], density: "normal" };

const YEAR_S = 31_536_000;

/** The cookie that keeps the view of the table called `id`. */
export function viewCookieName(id: string): string {
  return `table_${id}`;
}

/** What `document.cookie` is given so that the server renders the same view next time. */
export function viewCookie(id: string, view: TableView): string {
  const value = encodeURIComponent([view.density, ...view.hidden].join(","));
  return `${viewCookieName(id)}=${value}; path=/; max-age=${YEAR_S}; samesite=lax`;
}

/** The view in a cookie's value; anything unreadable is the default. `fallback` is the table's own default. */
export function viewOf(value: string | undefined, fallback: TableView = DEFAULT_VIEW): TableView {
  if (value === undefined) return fallback;
  const [first, ...hidden] = decoded(value).split(",");
  const density = DENSITIES.find((name) => name === first);
  if (density === undefined) return fallback;
  return { density, hidden: hidden.filter((column) => /^\w{1,40}$/.test(column)).slice(0, 40) };
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return "";
  }
}
