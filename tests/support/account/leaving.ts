import { randomUUID } from "node:crypto";
import { hashPassword } from "better-auth/crypto";
import type { Sql } from "postgres";
import { leaveAccount } from "@/lib/accounts/account/leaving/leaving";
import { newAgent, type TestAgent } from "../people/agent";

export const PASSWORD = "harbour-lantern-42";
let hash: Promise<string> | undefined;

/** Creates an agent who can sign in with PASSWORD. */
export async function agentWithPassword(
  db: Sql,
  kind: Parameters<typeof newAgent>[1] = {},
): Promise<TestAgent> {
  const agent = await newAgent(db, kind);
  hash ??= hashPassword(PASSWORD);
  await db`insert into accounts (id, account_id, provider_id, user_id, password, created_at, updated_at)
    values (${randomUUID()}, ${agent.id}, 'credential', ${agent.id}, ${await hash}, now(), now())`;
  return agent;
}

/** Creates an agent who requested the erasure of their account this many days ago. */
export async function leavingAgent(db: Sql, daysAgo = 0): Promise<TestAgent> {
  const agent = await agentWithPassword(db);
  const now = new Date(Date.now() - daysAgo * 86_400_000);
  await leaveAccount({ ...agent.ctx, now }, { confirmation: PASSWORD });
  return { ...agent, ctx: { ...agent.ctx, now: new Date() } };
}
