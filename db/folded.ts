import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** A text as it is searched: what `folded` in `lib/platform/base/text.ts` makes of it. */
export function foldedText(text: SQLWrapper): SQL {
  return sql`lower(regexp_replace(normalize(${text}, NFKD), '[\\u0300-\\u036f]', '', 'g'))`;
}
