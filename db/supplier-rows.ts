import { type SQL, sql } from "drizzle-orm";
import { supplierFamilies, suppliers } from "./schema";

/** The ids of all rows that stand for the same suppliers as those of an array of ids: of their names, whoever typed them, and of their families. */
export function supplierRows(ids: SQL): SQL {
  return sql`(with named as materialized (
      select s.id from ${suppliers} own join ${suppliers} s using (name_key) where own.id = any (${ids}))
    select id from named
    union select f.supplier_id from named join ${supplierFamilies} own on own.supplier_id = named.id
      join ${supplierFamilies} f using (family_id))`;
}
