import { type SQL, sql } from "drizzle-orm";
import { supplierFamilies, suppliers } from "./schema";

/**
 * Returns the ids of all rows that stand for the same suppliers as an array of ids: rows with the same names, whoever
 * entered them, and the rows of their families.
 */
export function supplierRows(ids: SQL): SQL {
  return sql`(with named as materialized (
      select s.id from ${suppliers} own join ${suppliers} s using (name_key) where own.id = any (${ids}))
    select id from named
    union select f.supplier_id from named join ${supplierFamilies} own on own.supplier_id = named.id
      join ${supplierFamilies} f using (family_id))`;
}
