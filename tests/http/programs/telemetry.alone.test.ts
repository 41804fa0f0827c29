import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { db } from "../../support/database/database";
import { flood, newInbox } from "../../support/mails/mail-flood";
import { newAgent } from "../../support/people/agent";

type Attribute = { key: string; value: { stringValue?: string; intValue?: string } };
type Span = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  status: { code: number };
  attributes: Attribute[];
};
type Metric = { name: string; histogram: { dataPoints: { count: string; attributes: Attribute[] }[] } };

const spans: Span[] = [];
let metrics: Metric[] = [];
let everything = "";
const collector = createServer(async (request, response) => {
  const body = await textOf(request);
  everything += body;
  const sent = JSON.parse(body);
  if (request.url === "/v1/traces") spans.push(...sent.resourceSpans[0].scopeSpans[0].spans);
  else metrics = sent.resourceMetrics[0].scopeMetrics[0].metrics;
  response.end("{}");
});
let product: Awaited<ReturnType<typeof opened>>;

async function opened() {
  return {
    list: (await import("@/app/api/bookings/route")).GET,
    receive: (await import("@/app/api/webhooks/inbound-email/[provider]/route")).POST,
    ...(await import("@/lib/delivery/incoming-requests")),
    ...(await import("@/lib/platform/base/telemetry/exporter")),
    ...(await import("@/lib/worker/run-jobs")),
  };
}

beforeAll(async () => {
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = await listening(collector);
  process.env.OTEL_EXPORTER_OTLP_HEADERS = "authorization=Bearer%20of-a-test";
  product = await opened();
  product.prepareRequests();
});
afterAll(() => {
  collector.close();
});

it("requests, statements, mails and jobs are told to a collector, without a value of anybody's", async () => {
  const agent = await newAgent(db);
  const server = createServer(async (_, response) => {
    const answer = await agent.ask(product.list, "/api/bookings?search=Marta-Secret");
    response.writeHead(answer.status).end(await answer.text());
  });
  const traceparent = `00-${"a".repeat(32)}-${"b".repeat(16)}-01`;
  const url = await listening(server);
  const { status } = await fetch(`${url}/api/bookings?search=Marta-Secret`, { headers: { traceparent } });
  expect(status).toBe(200);
  const inbox = await newInbox(db);
  await flood(product.receive, inbox.address, { mails: 1 });
  await product.drainJobs(Date.now() + 30_000);
  await new Promise((resolve) => server.close(resolve));
  await product.flushTelemetry();

  const request = spans.find(({ name }) => name === "GET /api/bookings");
  expect(request).toMatchObject({
    kind: 2,
    traceId: "a".repeat(32),
    parentSpanId: "b".repeat(16),
    status: { code: 0 },
  });
  expect(attributesOf(request)).toMatchObject({
    "http.route": "/api/bookings",
    "http.response.status_code": "200",
  });
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  const texts = statements.map((span) => attributesOf(span)["db.query.text"]);
  expect(texts).toContainEqual(expect.stringContaining('from "bookings"'));
  expect(texts).toContainEqual(expect.stringContaining("set local app.user_id = ?"));
  const names = new Set(spans.map(({ name }) => name));
  for (const name of ["receive mail", "extract-email"]) expect(names).toContain(name);
  expect(metrics.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      "http.server.request.duration",
      "db.client.operation.duration",
      "tallyport.job.duration",
      "tallyport.mail.duration",
    ]),
  );
  const [token = ""] = inbox.address.split("@");
  for (const value of ["Marta-Secret", agent.id, token]) expect(everything).not.toContain(value);
});

function attributesOf(span: Span | undefined): Record<string, string | undefined> {
  return Object.fromEntries(
    (span?.attributes ?? []).map(({ key, value }) => [key, value.stringValue ?? value.intValue]),
  );
}

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
