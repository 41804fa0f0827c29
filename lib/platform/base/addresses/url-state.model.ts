import { daySpanOf } from "../dates/day-span";

/** What an address says under one name. `parse` answers undefined for what can't be read: then the default counts, which is never written. */
export type UrlField<Value> = {
  readonly parse: (text: string) => Value | undefined;
  readonly write: (value: Value) => string;
  readonly default: Value;
};

/** A query as a page is given it, or as a browser has it. */
export type UrlQuery = URLSearchParams | Readonly<Record<string, string | readonly string[] | undefined>>;

/** What changes in a query; null takes the default. */
export type UrlPatch<Values> = { readonly [Name in keyof Values]?: Values[Name] | null };

/** A part of the address with the types of what it says: read by pages and screens, written into every link. */
export type UrlState<Values> = {
  /** A name that is repeated says nothing. */
  read(query: UrlQuery): Values;
  /** The address of `path` with a change applied to `query`. A list that changes starts at its first page again. */
  href(path: string, patch: UrlPatch<Values>, query?: UrlQuery): string;
  /** The same state under names of its own, so that a second list can stand on the same page. */
  under(prefix: string): UrlState<Values>;
};

/** The part of the address that these fields say, under their names or with `prefix` before each. */
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

/** A text that the database can keep, cut where it is too long. */
export function textField(longest = 200): UrlField<string> {
  return {
    parse: (text) => text.trim().slice(0, longest).replaceAll("\u0000", "").toWellFormed(),
    write: String,
    default: "",
  };
}

/** One of `values`; null where the address names none of them. */
export function choiceField<const Value extends string>(values: readonly Value[]): UrlField<Value | null> {
  return {
    parse: (text) => values.find((value) => value === text),
    write: (value) => value ?? "",
    default: null,
  };
}

/** Some of `values`, in their order; a word of its own stands for none of them. */
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

/** A text of this shape. */
export function shapedField(shape: RegExp): UrlField<string> {
  return { parse: (text) => (shape.test(text) ? text : undefined), write: String, default: "" };
}

/** Days from one to another (day-span.ts). */
export function daysField(): UrlField<string> {
  return { parse: (text) => (daySpanOf(text) ? text : undefined), write: String, default: "" };
}

/** A whole number from 1 to `most`. */
export function wholeField(usual: number, most: number): UrlField<number> {
  return {
    parse: (text) => (/^[1-9]\d{0,7}$/.test(text) && Number(text) <= most ? Number(text) : undefined),
    write: String,
    default: usual,
  };
}

export type Sort<Key extends string = string> = { readonly key: Key; readonly descending: boolean };

/** What a list is sorted by: `-travel` is travel, latest first; null is the list's own order. */
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

/** What a press on a column's heading makes of the sort: ascending, descending, then as the list comes. */
export function nextSort(present: Sort | null, key: string): Sort | null {
  if (present?.key !== key) return { key, descending: false };
  return present.descending ? null : { key, descending: true };
}

/** What every list has in its address. */
export type ListValues<Key extends string = string> = {
  readonly search: string;
  readonly sort: Sort<Key> | null;
  readonly page: number;
  readonly pageSize: number;
};

/** The address of what is shown page by page. */
export type PagedUrl = UrlState<Pick<ListValues, "page" | "pageSize">>;

/** The address of a list, whatever else it says. */
export type ListUrl = UrlState<Pick<ListValues, "search" | "sort">>;
