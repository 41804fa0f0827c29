import type { Sql } from "postgres";
import { deliverWebhooks } from "@/lib/accounts/webhooks/deliver-webhooks";
import { createEndpoint, listEndpoints } from "@/lib/accounts/webhooks/endpoints";
import { EVENT_NAMES, type WebhookEvent } from "@/lib/accounts/webhooks/webhook.model";
import { systemContext } from "@/lib/platform/context/context";
import { inTenant } from "@/lib/platform/context/transaction";
import { describeEvents } from "@/lib/worker/webhook-messages/describe-events";
import type { TestAgent } from "../people/agent";

export type Hook = { readonly id: string; readonly secret: string };

/** Creates an agent's endpoint for these events, by default all. */
export async function hooked(
  agent: TestAgent,
  url: string,
  events: readonly WebhookEvent[] = EVENT_NAMES,
): Promise<Hook> {
  const { secret } = await createEndpoint(agent.ctx, { url, events: [...events] });
  const endpoints = await listEndpoints(agent.ctx);
  return { id: endpoints.at(-1)?.id ?? "", secret };
}

/** Runs one delivery job for an endpoint at a given time. */
export async function deliver(agent: TestAgent, { id }: Hook, now = new Date()): Promise<void> {
  const ctx = { ...systemContext("job:deliver-webhooks"), now };
  const store = await deliverWebhooks(ctx, { userId: agent.id, endpointId: id }, describeEvents);
  await inTenant(ctx, agent.id, store);
}

/** Removes an endpoint's queued jobs and returns their delays in seconds, in order. */
export async function takeJobs(db: Sql, { id }: Hook): Promise<number[]> {
  const rows = await db<{ rest: number }[]>`
    delete from pgboss.job where name = 'deliver-webhooks' and data ->> 'endpointId' = ${id}
    returning round(extract(epoch from start_after - created_on))::int as rest`;
  return rows.map(({ rest }) => rest).sort((one, other) => one - other);
}
