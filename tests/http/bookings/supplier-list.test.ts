import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { GET as readOne } from "@/app/api/admin/suppliers/[id]/route";
import { POST as list } from "@/app/api/supplier/list/route";
import { supplierKey } from "@/lib/ledger/suppliers/supplier.model";
import { db } from "../../support/database/database";
import { recounted } from "../../support/database/recount";
import { withHeaders } from "../../support/http/next-headers";
import { newAgent, type TestAgent } from "../../support/people/agent";

let ada: TestAgent;
let ben: TestAgent;
beforeEach(async () => {
  [ada, ben] = await Promise.all([newAgent(db), newAgent(db)]);
});

type Fields = { owner?: string; verified?: boolean; country?: string; created?: string };

async function supplier(name: string, fields: Fields = {}): Promise<string> {
  const id = randomUUID();
  const { owner = null, verified = false, country = null, created = "2026-01-05T00:00:00Z" } = fields;
  await db`insert into suppliers (id, owner_id, name, name_key, is_verified, country, created_at, updated_at)
    values (${id}, ${owner}, ${name}, ${supplierKey(name)}, ${verified}, ${country}, ${created}, ${created})`;
  return id;
}

async function book(agent: TestAgent, supplierId: string): Promise<void> {
  await db`insert into bookings (user_id, id, confirmation_number, number_key, supplier_id, status, total_minor,
      total_currency, commission_minor, commission_currency, travel_start, travel_end, due_on, source, search,
      created_at, updated_at)
    values (${agent.id}, ${randomUUID()}, 'X1', ${randomUUID()}, ${supplierId}, 'CONFIRMED', 100000, 'USD', 10000, 'USD',
      '2027-03-01', '2027-03-08', '2027-04-12', 'form', '', now(), now())`;
  await recounted(db, agent.id);
}

async function names(agent: TestAgent, body: object): Promise<string[]> {
  const response = await agent.post(list, "/api/supplier/list", body);
  expect(response.status).toBe(200);
  const { data } = (await response.json()) as { data: { name: string }[] };
  return data.map(({ name }) => name);
}

describe("POST /supplier/list", () => {
  it("answers the agent's network: suppliers they created or booked, and no other platform supplier", async () => {
    const platform = await supplier("Marriott", { verified: true });
    await supplier("Hilton", { verified: true });
    await supplier("Ada's Villas", { owner: ada.id });
    await supplier("Ben's Boats", { owner: ben.id });
    await book(ada, platform);
    expect(await names(ada, {})).toEqual(["Ada's Villas", "Marriott"]);
    expect(await names(ben, {})).toEqual(["Ben's Boats"]);
  });

  it("with a name looks through everything visible, never through another agent's suppliers", async () => {
    await supplier("Harbour Hotels", { verified: true });
    await supplier("Harbour Inn", { owner: ada.id });
    await supplier("Harbour House", { owner: ben.id });
    expect(await names(ada, { filters: { name: ["harbour"] }, limit: 25 })).toEqual([
      "Harbour Hotels",
      "Harbour Inn",
    ]);
    expect(await names(ada, { filters: { name: ["harbour"] }, scope: "network" })).toEqual(["Harbour Inn"]);
  });

  it("puts the very name first, then names that begin with what was typed", async () => {
    for (const name of ["Grand Sea Hotel", "Sea", "Seabourn", "Ace Sea"]) await supplier(name);
    expect(await names(ada, { filters: { name: ["sea"] } })).toEqual([
      "Sea",
      "Seabourn",
      "Ace Sea",
      "Grand Sea Hotel",
    ]);
  });

  it.each([
    "100% Travel",
    "A_B Tours",
    "Back\\slash",
    `"Quoted" O'Neill`,
    "🌴 Palms",
    "فندق البحر",
    "Hôtel Été",
  ])("finds %s literally", async (name) => {
    await supplier(name, { owner: ada.id });
    await supplier("Plain", { owner: ada.id });
    expect(await names(ada, { filters: { name: [name] } })).toEqual([name]);
  });

  it.each(["%", "_", "\\"])("takes %s for itself, not for any text", async (text) => {
    await supplier("Plain", { owner: ada.id });
    expect(await names(ada, { filters: { name: [text] } })).toEqual([]);
  });

  it("answers by ids only what is visible", async () => {
    const own = await supplier("Own", { owner: ada.id });
    const foreign = await supplier("Foreign", { owner: ben.id });
    expect(await names(ada, { filters: { ids: [own, foreign, randomUUID()] } })).toEqual(["Own"]);
    expect(await names(ada, { filters: { ids: [] } })).toEqual([]);
  });

  it("counts and pages", async () => {
    for (const letter of "ABCDE") await supplier(`Inn ${letter}`, { owner: ada.id });
    const response = await ada.post(list, "/api/supplier/list", { skip: 3, limit: 2 });
    const body = await response.json();
    expect(body).toMatchObject({ count: 5, averagePaymentDays: 35, activeSuppliersCount: 0 });
    expect(body.data.map((one: { name: string }) => one.name)).toEqual(["Inn D", "Inn E"]);
  });

  it("answers the contract's fields, counting only the agent's own bookings", async () => {
    const id = await supplier("Marriott", { verified: true, country: "Canada" });
    await book(ada, id);
    await book(ada, id);
    await book(ben, id);
    const response = await ada.post(list, "/api/supplier/list", {});
    const body = await response.json();
    expect(body.activeSuppliersCount).toBe(1);
    expect(body.data[0]).toMatchObject({
      id,
      name: "Marriott",
      email: null,
      phoneNumber: null,
      address: { street: null, city: null, state: null, postalCode: null, country: "Canada" },
      bookingCount: 2,
      createdAt: "2026-01-05T00:00:00.000Z",
      metadataJson: {},
      isVerified: true,
      isUserCreated: false,
    });
  });

  it("filters by verified, bookings, country and new", async () => {
    const booked = await supplier("Booked", { verified: true, country: "Canada" });
    await book(ada, booked);
    await supplier("Fresh", { owner: ada.id, country: "France", created: new Date().toISOString() });
    expect(await names(ada, { filters: { isVerified: true } })).toEqual(["Booked"]);
    expect(await names(ada, { filters: { hasBookings: false } })).toEqual(["Fresh"]);
    expect(await names(ada, { filters: { country: "France" } })).toEqual(["Fresh"]);
    expect(await names(ada, { filters: { isNew: true } })).toEqual(["Fresh"]);
  });

  it.each([
    { limit: 0 },
    { limit: 101 },
    { skip: -1 },
    { skip: "x" },
    { filters: { ids: ["1"] } },
    { filters: { name: "text" } },
    { filters: { name: ["x".repeat(201)] } },
    { filters: { name: ["a\u0000"] } },
    { scope: "all" },
    [],
    null,
  ])("refuses %j with a 400", async (body) => {
    const response = await ada.post(list, "/api/supplier/list", body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "INVALID_INPUT", message: expect.any(String) });
  });

  it("asks for a signed-in agent", async () => {
    const request = new Request("http://localhost/api/supplier/list", { method: "POST", body: "{}" });
    const response = await withHeaders({}, () => list(request, { params: Promise.resolve({}) }));
    expect(response.status).toBe(401);
  });
});

describe("GET /admin/suppliers/{id}", () => {
  const read = (agent: TestAgent, id: string) => agent.ask(readOne, `/api/admin/suppliers/${id}`, {}, { id });

  it("answers an agent for suppliers visible to them", async () => {
    const id = await supplier("Own", { owner: ada.id });
    const response = await read(ada, id);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ id, name: "Own", isUserCreated: true });
  });

  it("answers another agent's, an unknown and a malformed id with the same 404", async () => {
    const foreign = await supplier("Foreign", { owner: ben.id });
    const bodies = await Promise.all(
      [foreign, randomUUID(), "not-an-id"].map(async (id) => {
        const response = await read(ada, id);
        expect(response.status).toBe(404);
        const { requestId, ...body } = await response.json();
        expect(requestId).toEqual(expect.any(String));
        return body;
      }),
    );
    expect(bodies[1]).toEqual(bodies[0]);
    expect(bodies[2]).toEqual(bodies[0]);
  });
});
