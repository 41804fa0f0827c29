import { randomBytes, randomUUID } from "node:crypto";
import type { Sql } from "postgres";
import { hashOfToken } from "@/lib/accounts/identity/sessions/session-cookie";
import { type Context, contextFor } from "@/lib/platform/context/context";
import { withHeaders } from "../http/next-headers";

type Handler = (
  request: Request,
  route: { params: Promise<Record<string, string | string[] | undefined>> },
) => Promise<Response>;

/** An onboarded agent with a session, created without the cost of hashing a password. */
export type TestAgent = {
  readonly id: string;
  /** The agent's context for use cases. */
  readonly ctx: Context;
  /** Calls a Route Handler as this agent. */
  readonly ask: (
    handler: Handler,
    path: string,
    init?: RequestInit,
    params?: Record<string, string>,
  ) => Promise<Response>;
  /** Calls a Route Handler with a JSON body. */
  readonly post: (
    handler: Handler,
    path: string,
    body: unknown,
    params?: Record<string, string>,
  ) => Promise<Response>;
};

type Kind = {
  readonly role?: "USER" | "ADMIN";
  readonly timeZone?: string;
  readonly now?: Date;
  readonly verified?: boolean;
  /** Whether the password was entered just now. */
  readonly proved?: boolean;
};

/** @param db a connection that bypasses row-level security */
export async function newAgent(
  db: Sql,
  {
    role = "USER",
    timeZone = "America/Toronto",
    now = new Date(),
    verified = true,
    proved = true,
  }: Kind = {},
): Promise<TestAgent> {
  const id = randomUUID();
  const token = randomBytes(32).toString("base64url");
  await db`insert into users (id, email, email_verified, name, role, has_completed_onboarding, timezone,
      created_at, updated_at)
    values (${id}, ${`${id}@agents.test`}, ${verified}, 'Ada Fern', ${role}, true, ${timeZone}, now(), now())`;
  const provedAt = proved ? now : null;
  await db`insert into sessions (id, token, user_id, expires_at, proved_at, created_at, updated_at)
    values (${randomUUID()}, ${hashOfToken(token)}, ${id}, now() + interval '1 day', ${provedAt}, now(), now())`;
  const authorization = `Bearer ${token}`;
  const ask: TestAgent["ask"] = (handler, path, init = {}, params = {}) => {
    const request = new Request(`http://localhost${path}`, init);
    request.headers.set("authorization", authorization);
    return withHeaders({ authorization }, () => handler(request, { params: Promise.resolve(params) }));
  };
  return {
    id,
    ctx: { ...contextFor({ kind: "agent", id, admin: role === "ADMIN", timeZone, provedAt }), now },
    ask,
    post: (handler, path, body, params) =>
      ask(
        handler,
        path,
        { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) },
        params,
      ),
  };
}
