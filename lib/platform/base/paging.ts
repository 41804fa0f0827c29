import { z } from "zod";
import { sortField } from "./addresses/url-state.model";
import { text, unlessBlank, wholeNumber } from "./input";

const MAX_LIMIT = 100;
const MAX_OFFSET = 10_000_000;

/** The page of a list, from 1, and the number of rows per page. */
export type Page = { readonly page: number; readonly limit: number };

/** `page` from 1 and `limit` up to 100, as in the query of a list. */
export function pageQuery(defaultLimit: number) {
  return {
    page: wholeNumber(1, MAX_OFFSET, "page").default(1),
    limit: wholeNumber(1, MAX_LIMIT, "limit").default(defaultLimit),
  };
}

/** `skip` from 0 and `limit` up to 100, as in the body of a POST that lists records. */
export function skipQuery(defaultLimit: number) {
  return {
    skip: wholeNumber(0, MAX_OFFSET, "skip").default(0),
    limit: wholeNumber(1, MAX_LIMIT, "limit").default(defaultLimit),
  };
}

/** The `format` of a file to download. */
export const sheetFormat = z.enum(["csv", "xlsx"], { error: "format must be csv or xlsx" }).default("csv");

/** A text from a search box; blank means no search. */
export const searchText = text(200)
  .optional()
  .transform((value) => value || undefined);

/** A filter that takes one of several words; blank means no filter. */
export function optionalChoice<const Value extends string>(name: string, values: readonly Value[]) {
  return unlessBlank(z.enum(values, { error: `${name} must be one of ${values.join(", ")}` }).optional());
}

/** A sort order of a list, with - before it to reverse it. */
export function sortQuery<const Key extends string>(keys: readonly Key[]) {
  const { parse } = sortField(keys);
  return z
    .string()
    .regex(
      new RegExp(`^-?(${keys.join("|")})$`),
      `sort must be one of ${keys.join(", ")}, with - before it to turn it round`,
    )
    .transform((text) => parse(text))
    .optional();
}

/** Lets an address write a list as one text separated by commas. */
export function withCommas<const List extends z.ZodType>(list: List) {
  return z.preprocess(
    (value) => (typeof value === "string" ? value.split(",").filter(Boolean) : value),
    list,
  );
}

/** Up to a hundred ids of selected records, separated by commas. */
export const chosenIds = z
  .string()
  .max(4_000)
  .transform((value) => value.split(",").filter(Boolean))
  .pipe(z.array(z.uuid({ error: "ids must be ids" })).max(100))
  .optional();

/** A filter that takes a record's id; blank means no filter. */
export function optionalId(name: string) {
  return z
    .union([z.uuid().toLowerCase(), z.literal("")], { error: `${name} must be an id` })
    .optional()
    .transform((value) => value || undefined);
}
