export const DENSITIES = ["compact", "normal", "roomy"] as const;
export type Density = (typeof DENSITIES)[number];

/** A user's view of one table: the hidden columns and the row height (36, 44 or 52 px). */
export type TableDisplay = { readonly hidden: readonly string[]; readonly density: Density };

export const DEFAULT_VIEW: TableDisplay = { hidden: [], density: "normal" };

const YEAR_S = 31_536_000;

/** Returns the name of the cookie that stores the view of the table `id`. */
export function viewCookieName(id: string): string {
  return `table_${id}`;
}

/** Returns the text for `document.cookie` that makes the server render the same view next time. */
export function viewCookie(id: string, view: TableDisplay): string {
  const value = encodeURIComponent([view.density, ...view.hidden].join(","));
  return `${viewCookieName(id)}=${value}; path=/; max-age=${YEAR_S}; samesite=lax`;
}

/** Parses the view from a cookie's value. Returns `fallback`, the table's default, if it is missing or unreadable. */
export function viewOf(value: string | undefined, fallback: TableDisplay = DEFAULT_VIEW): TableDisplay {
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
