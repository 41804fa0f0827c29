import { randomBytes } from "node:crypto";
import postgres from "postgres";
import { expect } from "vitest";
import { FakeResend } from "../../rules/inbound-mail/fake-resend";
import { superuserUrl } from "../database/database-url";
import { newAgent } from "../people/agent";
import {
  type Delivery,
  type Differently,
  delivery as deliveryOf,
  RESEND_SIGNING_SECRET,
} from "./inbound-deliveries";

/**
 * The inbound webhook's Route Handler with a fake Resend, on this file's database. `toNewAgent` creates an agent whose
 * private address receives the following deliveries; `toAddress` selects any other address.
 */
export async function openInboundWebhook() {
  const resend = new FakeResend();
  await resend.start();
  Object.assign(process.env, {
    RESEND_WEBHOOK_SECRET: RESEND_SIGNING_SECRET,
    RESEND_API_KEY: "re_test",
    RESEND_BASE_URL: resend.url,
  });
  const { POST } = await import("@/app/api/webhooks/inbound-email/[provider]/route");
  const db = postgres(superuserUrl(), { max: 2, onnotice: () => undefined });
  let token = "nobody";
  return {
    db,
    toAddress: (local: string) => {
      token = local;
    },
    /** Returns the agent and their private address. */
    toNewAgent: async () => {
      const agent = await newAgent(db);
      token = randomBytes(13).toString("hex");
      await db`insert into inbound_addresses (token, user_id, created_at) values (${token}, ${agent.id}, now())`;
      resend.reset();
      return { agent, address: `${token}@in.tallyport.example` };
    },
    delivery: (provider: string, mark: string, differently: Differently = {}): Delivery =>
      deliveryOf(provider, { mark, address: `${token}@in.tallyport.example`, resend, ...differently }),
    sent: (provider: string, given: Delivery): Promise<Response> =>
      POST(requestOf(given), { params: Promise.resolve({ provider }) }),
    counts: async () => {
      const [row] = await db`select (select count(*)::int from emails) as emails,
        (select count(*)::int from inbound_deliveries) as deliveries,
        (select count(*)::int from activities) as activities,
        (select count(*)::int from pgboss.job where name = 'extract-email') as jobs`;
      return row;
    },
    close: async () => {
      const { stopBoss } = await import("@/lib/platform/jobs/job.sql");
      await stopBoss();
      await resend.stop();
      await db.end();
    },
  };
}

export function requestOf({ body, headers }: Delivery): Request {
  return new Request("http://localhost/api/webhooks/inbound-email/x", { method: "POST", headers, body });
}

/** Returns the `outcome` of a response; throws unless its status is 200. */
export async function outcomeOf(response: Response): Promise<unknown> {
  const body = (await response.json()) as { outcome?: unknown };
  if (response.status !== 200) throw new Error(`${response.status} ${JSON.stringify(body)}`);
  return body.outcome;
}

export async function expectErrorShape(response: Response, code: string): Promise<void> {
  expect(await response.json()).toEqual({
    code,
    category: expect.stringMatching(/^[A-Z]+$/),
    message: expect.stringMatching(/\S/),
    requestId: response.headers.get("x-request-id"),
    ...(code === "INVALID_INPUT" ? { fields: expect.anything() } : {}),
  });
}
