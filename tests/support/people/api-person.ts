import { randomBytes, randomUUID } from "node:crypto";
import type { Sql } from "postgres";
import { expect } from "vitest";
import { hashOfToken, sessionCookieName, signedToken } from "@/lib/accounts/identity/sessions/session-cookie";
import { tenantTables } from "../database/tenant-rows";
import { type Asking, ask, type Call } from "../http/every-endpoint";
import { withHeaders } from "../http/next-headers";
import { newAgent } from "./agent";

/** A person who calls the whole API. */
export type Person = {
  readonly id: string;
  readonly ask: (call: Call, asking?: Asking) => Promise<Response>;
  readonly cookie: string;
};

export async function newPerson(db: Sql, role: "USER" | "ADMIN" = "USER"): Promise<Person> {
  const { id } = await newAgent(db, { role });
  const token = randomBytes(32).toString("base64url");
  await db`insert into sessions (id, token, user_id, expires_at, proved_at, created_at, updated_at)
    values (${randomUUID()}, ${hashOfToken(token)}, ${id}, now() + interval '1 day', now(), now(), now())`;
  const authorization = `Bearer ${token}`;
  return {
    id,
    cookie: `${sessionCookieName()}=${encodeURIComponent(signedToken(token))}`,
    ask: (call, asking = {}) => {
      const headers = { authorization, ...asking.headers };
      return withHeaders(headers, () => ask(call, { ...asking, headers }));
    },
  };
}

export function askSignedOut(call: Call, asking: Asking = {}): Promise<Response> {
  return withHeaders(asking.headers ?? {}, () => ask(call, asking));
}

/** Expects no 5xx status, and the error shape for every 4xx. Returns the body without its request id. */
export async function judged(response: Response): Promise<Record<string, unknown>> {
  expect(response.status).toBeLessThan(500);
  if (response.status < 400) return {};
  expect(response.headers.get("content-type")).toMatch(/^application\/json/);
  const { requestId, ...body } = (await response.json()) as Record<string, unknown>;
  expect(requestId).toMatch(/^[\w-]{8,64}$/);
  expect(response.headers.get("x-request-id")).toBe(requestId);
  expect(body).toMatchObject({
    message: expect.stringMatching(/\S/),
    code: expect.stringMatching(/^[A-Z_]+$/),
    category: expect.stringMatching(/^(VALIDATION|AUTHENTICATION|AUTHORIZATION|SERVER)$/),
  });
  expect(JSON.stringify(body)).not.toMatch(
    /\b(select|insert|update|delete)\b.*\b(from|into|set)\b|drizzle|postgres|\.ts:/i,
  );
  expect(JSON.stringify(body)).not.toMatch(
    /Invalid (input|option|UUID)|Too (big|small)|Unrecognized key|expected \w+/,
  );
  return body;
}

/** Returns all of an agent's rows, except when and in which session the person was last active. */
export async function everythingOf(db: Sql, agent: string): Promise<Record<string, unknown>> {
  const contents = await Promise.all(
    (await tenantTables(db)).map(async ({ name, owner }) => [
      name,
      await db`select (to_jsonb(t) - 'last_seen_at' - ${name === "sessions" ? "updated_at" : ""}::text)::text as t from ${db(name)} t where ${db(owner)} = ${agent} order by 1`,
    ]),
  );
  return Object.fromEntries(contents) as Record<string, unknown>;
}
