import { daySpanOf } from "../dates/day-span";

/**
 * One query parameter. `parse` returns undefined for a text that cannot be read; `default` then applies. The default is
 * never written into an address.
 */
export type UrlField<Value> = {
  readonly parse: (text: string) => Value | undefined;
  readonly write: (value: Value) => string;
  readonly default: Value;
};

/** A query, as a page receives it or as the browser has it. */
export type UrlQuery = URLSearchParams | Readonly<Record<string, string | readonly string[] | undefined>>;

/** A change to query parameters; null resets a parameter to its default. */
export type UrlPatch<Values> = { readonly [Name in keyof Values]?: Values[Name] | null };

/** A set of query parameters with the types of their values. Pages and screens read them; links write them. */
export type UrlState<Values> = {
  /** A parameter that appears more than once takes its default. */
  read(query: UrlQuery): Values;
  /** Returns the address of `path` with a change applied to `query`. Any change returns the list to its first page. */
  href(path: string, patch: UrlPatch<Values>, query?: UrlQuery): string;
  /** Returns the same parameters with prefixed names, so that a second list fits on the same page. */
  under(prefix: string): UrlState<Values>;
};

/** Returns the query parameters that these fields define, each name with `prefix` before it. */
export function urlState<Values extends object>(
  fields: { readonly [Name in keyof Values]: UrlField<Values[Name]> },
  prefix = "",
): UrlState<Values> {
  const names = Object.keys(fields) as (keyof Values & string)[];
  return {
    read(query) {
      const given = query instanceof URLSearchParams ? query : paramsOf(query);
      const said = (name: keyof Values & string) => {
        const [text, ...more] = given.getAll(prefix + name);
        const isOne = text !== undefined && more.length === 0;
        return (isOne ? fields[name].parse(text) : undefined) ?? fields[name].default;
      };
      return Object.fromEntries(names.map((name) => [name, said(name)])) as Values;
    },
    href(path, patch, query = {}) {
      const params = paramsOf(query);
      const change = { page: null, ...patch } as UrlPatch<Values>;
      for (const name of names.filter((one) => change[one] !== undefined)) {
        const { write, default: usual } = fields[name];
        const text = write(change[name] ?? usual);
        if (text === write(usual)) params.delete(prefix + name);
        else params.set(prefix + name, text);
      }
      return params.size > 0 ? `${path}?${params}` : path;
    },
    under: (name) => urlState(fields, `${name}.`),
  };
}

function paramsOf(query: UrlQuery): URLSearchParams {
  if (query instanceof URLSearchParams) return new URLSearchParams(query);
  return new URLSearchParams(
    Object.entries(query).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

/** A text that the database can store, truncated to `longest` characters. */
export function textField(longest = 200): UrlField<string> {
  return {
    parse: (text) => text.trim().slice(0, longest).replaceAll("\u0000", "").toWellFormed(),
    write: String,
    default: "",
  };
}

/** One of `values`; null where the address has none of them. */
export function choiceField<const Value extends string>(values: readonly Value[]): UrlField<Value | null> {
  return {
    parse: (text) => values.find((value) => value === text),
    write: (value) => value ?? "",
    default: null,
  };
}

/** Some of `values`, in the order of `values`; the word "none" stands for an empty selection. */
export function choicesField<const Value extends string>(
  values: readonly Value[],
  usual: readonly Value[],
): UrlField<readonly Value[]> {
  return {
    parse(text) {
      const named = new Set(text.split("."));
      const chosen = values.filter((value) => named.has(value));
      return chosen.length > 0 ? chosen : text === NONE ? [] : undefined;
    },
    write: (chosen) => values.filter((value) => chosen.includes(value)).join(".") || NONE,
    default: usual,
  };
}

const NONE = "none";

/** A text that matches `shape`. */
export function patternField(shape: RegExp): UrlField<string> {
  return { parse: (text) => (shape.test(text) ? text : undefined), write: String, default: "" };
}

/** A range of days (day-span.ts). */
export function daysField(): UrlField<string> {
  return { parse: (text) => (daySpanOf(text) ? text : undefined), write: String, default: "" };
}

/** A whole number from 1 to `most`. */
export function integerField(usual: number, most: number): UrlField<number> {
  return {
    parse: (text) => (/^[1-9]\d{0,7}$/.test(text) && Number(text) <= most ? Number(text) : undefined),
    write: String,
    default: usual,
  };
}

export type Sort<Key extends string = string> = { readonly key: Key; readonly descending: boolean };

/** The order of a list: `-travel` means by travel date, latest first; null means the list's default order. */
export function sortField<Key extends string>(keys: readonly Key[]): UrlField<Sort<Key> | null> {
  return {
    parse(text) {
      const key = keys.find((one) => one === text.replace(/^-/, ""));
      return key && { key, descending: text.startsWith("-") };
    },
    write: (sort) => (sort ? `${sort.descending ? "-" : ""}${sort.key}` : ""),
    default: null,
  };
}

/**
 * Returns the next order after a click on a column heading: ascending, then descending, then the list's default order.
 */
export function nextSort(present: Sort | null, key: string): Sort | null {
  if (present?.key !== key) return { key, descending: false };
  return present.descending ? null : { key, descending: true };
}

/** The query parameters that every list has. */
export type ListValues<Key extends string = string> = {
  readonly search: string;
  readonly sort: Sort<Key> | null;
  readonly page: number;
  readonly pageSize: number;
};

/** The address of anything that is shown page by page. */
export type PagedUrl = UrlState<Pick<ListValues, "page" | "pageSize">>;

/** The address of any list, whatever other parameters it has. */
export type ListUrl = UrlState<Pick<ListValues, "search" | "sort">>;
