import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** Returns the normalised form of a text for searches, like `folded` in `lib/platform/base/text.ts`. */
export function foldedText(text: SQLWrapper): SQL {
  return sql`lower(regexp_replace(normalize(${text}, NFKD), '[\\u0300-\\u036f]', '', 'g'))`;
}
