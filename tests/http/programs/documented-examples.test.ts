import { execFile } from "node:child_process";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { promisify } from "node:util";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, expect, it } from "vitest";
import { patternOf } from "@/lib/platform/base/addresses/routes";
import { POST as receive } from "../../../docs/examples/receive-webhook";
import { ROOT } from "../../../tools/launcher/paths.mjs";
import { db } from "../../support/database/database";
import { known } from "../../support/http/calls";
import { newAgent } from "../../support/people/agent";
import { keyFor } from "../../support/people/api-key";

const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const run = promisify(execFile);

/** Serves the handlers on a port, routed by path. */
const server = createServer(async (incoming, outgoing) => {
  const response = await answer(incoming);
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(Buffer.from(await response.arrayBuffer()));
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => void server.close());

async function answer(incoming: IncomingMessage): Promise<Response> {
  const { pathname, search } = new URL(incoming.url ?? "/", "http://localhost");
  const call = known.find((one) => one.method === incoming.method && patternOf(one.path).test(pathname));
  if (!call) return new Response(null, { status: 404 });
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const request = new Request(`http://localhost${pathname}${search}`, {
    method: call.method,
    headers: incoming.headers as Record<string, string>,
    ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
  });
  return call.handler(request, { params: Promise.resolve({ id: pathname.split("/").at(-1) }) });
}

it.each([
  ["make-booking.sh", "/bin/sh", "HB-4471"],
  ["make-booking.ts", process.execPath, "HB-4472"],
])("docs/examples/%s makes a booking", async (file, program, number) => {
  const ada = await newAgent(db);
  const { port } = server.address() as AddressInfo;
  const env = {
    ...process.env,
    TALLYPORT_URL: `http://127.0.0.1:${port}`,
    TALLYPORT_KEY: await keyFor(ada, "write"),
    IDEMPOTENCY_KEY: "once",
  };
  const { stdout } = await run(program, [path.join(ROOT, "docs/examples", file)], { env });
  expect(JSON.parse(stdout)).toMatchObject({ confirmationNumber: number });
  expect(
    await db`select from bookings where user_id = ${ada.id} and confirmation_number = ${number}`,
  ).toHaveLength(1);
  expect(await db`select from idempotency_keys where user_id = ${ada.id} and status = 200`).toHaveLength(1);
});

it("docs/examples/receive-webhook.ts hears what is signed, and nothing else", async () => {
  process.env.TALLYPORT_SECRET = SECRET;
  const body = JSON.stringify({ type: "booking.created", data: {} });
  const now = new Date();
  const headers = {
    "webhook-id": "msg_1",
    "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
    "webhook-signature": new Webhook(SECRET).sign("msg_1", now, body),
  };
  const post = (text: string) =>
    receive(new Request("https://agent.example/hook", { method: "POST", headers, body: text }));
  expect(await (await post(body)).json()).toEqual({ heard: "booking.created" });
  expect((await post(`${body} `)).status).toBe(401);
});
