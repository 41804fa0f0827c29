import { randomBytes, randomUUID } from "node:crypto";
import { hashPassword } from "better-auth/crypto";
import postgres from "postgres";
import type { RunningApp } from "../app/running-app";

/** A person with an account, for browser tests. */
export type Person = { readonly id: string; readonly email: string; readonly password: string };

/** The database access without row-level security. */
type Database = Pick<RunningApp, "superuserUrl">;

type Kind = {
  readonly role?: "USER" | "ADMIN";
  readonly onboarded?: boolean;
  readonly verified?: boolean;
  /** Whether the tour was taken; otherwise it starts by itself on the dashboard. */
  readonly toured?: boolean;
};

const PASSWORD = "harbour-lantern-42";
export const NOBODY: Person = { id: "", email: "", password: "" };
/** Computed once, because hashing takes a tenth of a second and every test creates a person. */
let hash: Promise<string> | undefined;

/** Creates an account in the app's database, with a private inbound address. */
export async function newPerson(
  app: Database,
  { role = "USER", onboarded = true, verified = true, toured = true }: Kind = {},
): Promise<Person> {
  const id = randomUUID();
  const email = `${id}@agents.test`;
  hash ??= hashPassword(PASSWORD);
  const password = await hash;
  await withDatabase(app, async (db) => {
    await db`insert into users (id, email, email_verified, name, role, has_completed_onboarding, has_completed_tour, created_at, updated_at)
      values (${id}, ${email}, ${verified}, 'Ada Fern', ${role}, ${onboarded}, ${toured}, now(), now())`;
    await db`insert into accounts (id, account_id, provider_id, user_id, password, created_at, updated_at)
      values (${randomUUID()}, ${id}, 'credential', ${id}, ${password}, now(), now())`;
    await db`insert into inbound_addresses (token, user_id, created_at)
      values (${randomBytes(13).toString("hex")}, ${id}, now())`;
  });
  return { id, email, password: PASSWORD };
}

/** Reads or changes the app's database without row-level security. */
export async function withDatabase<T>(app: Database, work: (db: postgres.Sql) => Promise<T>): Promise<T> {
  const db = postgres(app.superuserUrl, { max: 1, onnotice: () => undefined });
  try {
    return await work(db);
  } finally {
    await db.end();
  }
}
