import { randomUUID } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import { POST as adjust } from "@/app/api/admin/payouts/[id]/adjust/route";
import { POST as approve } from "@/app/api/admin/payouts/[id]/approve/route";
import { POST as cameBack } from "@/app/api/admin/payouts/[id]/came-back/route";
import { POST as discard } from "@/app/api/admin/payouts/[id]/discard/route";
import { GET as file } from "@/app/api/admin/payouts/[id]/file/route";
import { POST as paid } from "@/app/api/admin/payouts/[id]/paid/route";
import { GET as lines } from "@/app/api/admin/payouts/[id]/payouts/[payoutId]/route";
import { GET as run } from "@/app/api/admin/payouts/[id]/route";
import { POST as takeOut } from "@/app/api/admin/payouts/[id]/take-out/route";
import { POST as draft, GET as runs } from "@/app/api/admin/payouts/route";
import { GET as own } from "@/app/api/payouts/[id]/route";
import { GET as statement } from "@/app/api/payouts/[id]/statement/route";
import { GET as list } from "@/app/api/payouts/route";
import { savePayoutAccount } from "@/lib/payouts/accounts/payout-accounts";
import { db } from "../../support/database/database";
import { payoutsOn } from "../../support/payouts/payouts";
import { ready } from "../../support/payouts/ready";
import { newAgent, type TestAgent } from "../../support/people/agent";

let ada: TestAgent;
let ben: TestAgent;
let admin: TestAgent;
beforeEach(async () => {
  await db`truncate payout_runs, payouts, payout_shares, payout_adjustments, payout_settings cascade`;
  await payoutsOn(db, { needs_second_approver: false });
  [ada, ben] = await Promise.all([
    newAgent(db, { now: new Date(Date.now() - 3 * 86_400_000) }),
    newAgent(db),
  ]);
  admin = await newAgent(db, { role: "ADMIN" });
});

type Handler = Parameters<TestAgent["ask"]>[0];
type Json = Record<string, unknown> & { readonly id: string; readonly version: number };

async function made(answer: Promise<Response>): Promise<Json> {
  const response = await answer;
  if (response.status !== 200) throw new Error(await response.text());
  return (await response.json()) as Json;
}

const drafted = (requestKey: string = randomUUID()) =>
  made(admin.post(draft, "/api/admin/payouts", { currency: "USD", upTo: "2026-03-31", requestKey }));

/** Performs a step of a run through its handler, at the version that was seen. */
function step(handler: Handler, seen: Json, body: object = {}, by = admin): Promise<Response> {
  return by.post(handler, "/api/admin/payouts/x/step", { version: seen.version, ...body }, { id: seen.id });
}

it("a run goes from its draft to what agents were paid, by the calls of an administrator", async () => {
  await ready(db, ada, { amount: 5_000 });
  await ready(db, ben, { amount: 250 });
  await savePayoutAccount(ada.ctx, { kind: "IBAN", holder: "=Ada", iban: "DE89370400440532013000" });
  const first = await drafted();
  expect(first).toMatchObject({ state: "DRAFT", total: 52.5, currency: "USD", payoutCount: 2 });
  const { payouts } = (await made(
    admin.ask(run, "/api/admin/payouts/x", {}, { id: first.id }),
  )) as unknown as {
    payouts: { id: string; userId: string; agent: string; amount: number }[];
  };
  expect(payouts.map(({ userId, agent, amount }) => [userId, agent, amount])).toEqual([
    [ada.id, "Ada Fern", 50],
    [ben.id, "Ada Fern", 2.5],
  ]);
  const [adas, bens] = payouts.map(({ id }) => id);
  const less = await made(step(takeOut, first, { payoutId: bens, reason: "In dispute" }));
  const more = await made(
    step(adjust, less, { userId: ada.id, amountMinor: -1_000, description: "Annual fee" }),
  );
  expect(more).toMatchObject({ total: 40, payoutCount: 1 });
  expect(await made(admin.ask(lines, "/api/x", {}, { id: first.id, payoutId: adas ?? "" }))).toMatchObject({
    lines: [
      { kind: "share", received: 50, fee: 0, shortPaid: 0, percent: 100, amount: 50 },
      { description: "Annual fee", amount: -10 },
    ],
  });
  expect((await step(approve, more, { totalMinor: 5_000, payoutCount: 1 })).status).toBe(409);
  const again = await made(admin.ask(run, "/api/admin/payouts/x", {}, { id: first.id }));
  const frozen = await made(step(approve, again, { totalMinor: 4_000, payoutCount: 1 }));
  const table = await admin.ask(file, "/api/x?format=csv&day=2026-12-01", {}, { id: first.id });
  expect(table.headers.get("content-disposition")).toBe('attachment; filename="payouts-1-USD.csv"');
  const reference = (adas ?? "").replaceAll("-", "").toUpperCase();
  expect(await table.text()).toContain(`${reference},'=Ada,40.00,USD,,,,,DE89370400440532013000,2026-12-01`);
  const done = await made(step(paid, frozen));
  expect(done.state).toBe("PAID");
  expect(await made(admin.ask(runs, "/api/admin/payouts"))).toMatchObject({
    count: 1,
    data: [{ state: "PAID" }],
  });

  expect(await made(ada.ask(list, "/api/payouts"))).toMatchObject({
    data: [{ id: adas, state: "PAID", amount: 40, currency: "USD" }],
    count: 1,
    coming: [],
  });
  expect(await made(ada.ask(own, "/api/payouts/x", {}, { id: adas ?? "" }))).toMatchObject({
    lines: [{}, {}],
  });
  const sheet = await ada.ask(statement, "/api/x?format=csv", {}, { id: adas ?? "" });
  expect((await sheet.text()).split("\r\n").slice(2, 4)).toEqual([
    "2026-03-31,,,,,,Annual fee,,,,,-10,USD",
    "Total,,,,,,,,,,,40,USD",
  ]);
  for (const handler of [own, statement])
    expect((await ben.ask(handler, "/api/payouts/x", {}, { id: adas ?? "" })).status).toBe(404);

  const back = await made(step(cameBack, done, { payoutId: adas, reason: "Account closed" }));
  expect(back).toMatchObject({ total: 0 });
  expect(await made(ada.ask(list, "/api/payouts"))).toMatchObject({
    data: [{ state: "CAME_BACK", cameBackReason: "Account closed" }],
    coming: [{ currency: "USD", ready: 40, held: 0, inRun: 0 }],
  });
});

it("a draft is discarded once, and every step names what is missing or is refused to agents", async () => {
  await ready(db, ada, { amount: 5_000 });
  const first = await drafted();
  for (const handler of [approve, discard, takeOut, adjust, paid, cameBack])
    expect((await step(handler, first, {}, ada)).status).toBe(403);
  for (const handler of [runs, run, file, lines])
    expect(
      (await ada.ask(handler, "/api/admin/payouts", {}, { id: first.id, payoutId: first.id })).status,
    ).toBe(403);
  const nameless = await step(takeOut, first, { payoutId: first.id, reason: " " });
  expect(await nameless.json()).toMatchObject({
    code: "INVALID_INPUT",
    fields: { reason: ["Reason is required"] },
  });
  expect(await made(step(discard, first))).toMatchObject({ state: "DISCARDED" });
  expect((await step(discard, first)).status).toBe(409);
  expect((await admin.ask(run, "/api/x", {}, { id: randomUUID() })).status).toBe(404);
});
