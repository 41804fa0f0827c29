import { randomUUID } from "node:crypto";
import type { RunningApp } from "../app/running-app";
import { withDatabase } from "../people/people";

type Shared = {
  readonly name: string;
  readonly email?: string;
  readonly isVerified?: boolean;
  readonly patterns?: readonly (readonly string[])[];
};

/** Creates a supplier that all agents see; returns its id. */
export async function sharedSupplier(
  app: RunningApp,
  { name, email, isVerified = false, patterns = [] }: Shared,
): Promise<string> {
  const id = randomUUID();
  const metadata = { bankMatchPatterns: patterns.map((terms) => ({ terms: [...terms] })) };
  await withDatabase(
    app,
    (
      db,
    ) => db`insert into suppliers (id, owner_id, name, name_key, is_verified, email, phone_number, city, country,
        metadata, created_at, updated_at)
      values (${id}, null, ${name}, ${name.toLowerCase()}, ${isVerified}, ${email ?? null}, '+44 20 7946 0958',
        'Southampton', 'United Kingdom', ${db.json(metadata)}, now(), now())`,
  );
  await withDatabase(app, (db) => db`delete from kept_figures where name = 'supplier duplicates'`);
  return id;
}
