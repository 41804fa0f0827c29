import { z } from "zod";
import { text } from "./input";

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

/** What somebody typed into a search box; blank is no search. */
export const searchText = text(200)
  .optional()
  .transform((value) => value || undefined);

/** A record's id as a filter names it; blank is no filter. */
export function optionalId(name: string) {
  return z
    .union([z.uuid().toLowerCase(), z.literal("")], { error: `${name} must be an id` })
    .optional()
    .transform((value) => value || undefined);
}
