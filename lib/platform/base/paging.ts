import { z } from "zod";
import { sortField } from "./addresses/url-state.model";
import { text, unlessBlank } from "./input";

const MAX_LIMIT = 100;
const MAX_OFFSET = 10_000_000;

const whole = (min: number, max: number, name: string) =>
  z.coerce
    .number({ error: `${name} must be a whole number` })
    .int(`${name} must be a whole number`)
    .min(min, `${name} must be at least ${min}`)
    .max(max, `${name} must be at most ${max}`);

/** Which page of a list, from 1, and how many rows a page has. */
export type Page = { readonly page: number; readonly limit: number };

/** `page` from 1 and `limit` up to 100, as the query of a list carries them. */
export function pageQuery(defaultLimit: number) {
  return {
    page: whole(1, MAX_OFFSET, "page").default(1),
    limit: whole(1, MAX_LIMIT, "limit").default(defaultLimit),
  };
}

/** `skip` from 0 and `limit` up to 100, as the body of a POST list carries them. */
export function skipQuery(defaultLimit: number) {
  return {
    skip: whole(0, MAX_OFFSET, "skip").default(0),
    limit: whole(1, MAX_LIMIT, "limit").default(defaultLimit),
  };
}

/** The `format` of what somebody takes along. */
export const sheetFormat = z.enum(["csv", "xlsx"], { error: "format must be csv or xlsx" }).default("csv");

/** What somebody typed into a search box; blank is no search. */
export const searchText = text(200)
  .optional()
  .transform((value) => value || undefined);

/** One of several words as a filter names it; blank is no filter. */
export function optionalChoice<const Value extends string>(name: string, values: readonly Value[]) {
  return unlessBlank(z.enum(values, { error: `${name} must be one of ${values.join(", ")}` }).optional());
}

/** One of a list's orders, with - before it to turn it round. */
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

/** What an address holds as one text with commas between, for a list. */
export function withCommas<const List extends z.ZodType>(list: List) {
  return z.preprocess(
    (value) => (typeof value === "string" ? value.split(",").filter(Boolean) : value),
    list,
  );
}

/** Up to a hundred records that somebody has chosen, as an address names them. */
export const chosenIds = z
  .string()
  .max(4_000)
  .transform((value) => value.split(",").filter(Boolean))
  .pipe(z.array(z.uuid({ error: "ids must be ids" })).max(100))
  .optional();

/** A record's id as a filter names it; blank is no filter. */
export function optionalId(name: string) {
  return z
    .union([z.uuid().toLowerCase(), z.literal("")], { error: `${name} must be an id` })
    .optional()
    .transform((value) => value || undefined);
}
