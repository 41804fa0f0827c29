import { sql } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { openDatabase } from "@/db/client";
import { databaseUrl } from "../support/database/database-url";

const db = openDatabase(databaseUrl(), 1);
afterAll(() => db.pool.end());

it("lists go to the database and come back as they are, whatever their texts hold", async () => {
  const texts = ['say "aye"', "back\\slash", "a,b", "{c}", "NULL", "", "line\nend", " ", "ünï", null];
  const ids = ["0190b6a2-0000-7000-8000-000000000000"];
  const [row] = await db.execute(sql`
    select ${sql.param(texts)}::text[] as texts, ${sql.param(ids)}::uuid[] as ids, ${sql.param([])}::text[] as none,
      ${sql.param([1, -2, null])}::int[] as numbers, array['9007199254740993']::bigint[] as long`);
  expect(row).toEqual({ texts, ids, none: [], numbers: [1, -2, null], long: ["9007199254740993"] });
});
