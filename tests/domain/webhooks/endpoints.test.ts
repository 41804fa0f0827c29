import { beforeEach, expect, it } from "vitest";
import {
  changeEndpoint,
  createEndpoint,
  listEndpoints,
  readEndpoint,
  removeEndpoint,
  rotateSecret,
  switchEndpoint,
} from "@/lib/accounts/webhooks/endpoints";
import { redeliver, sendTest } from "@/lib/accounts/webhooks/send-again";
import { EVENT_NAMES, MOST_ENDPOINTS } from "@/lib/accounts/webhooks/webhook.model";
import { booked } from "../../support/database/bookings";
import { db } from "../../support/database/database";
import { newAgent, type TestAgent } from "../../support/people/agent";
import { hooked } from "../../support/webhooks/endpoint";

process.env.WEBHOOKS_TO_LOCALHOST = "1";
const URL_HERE = "http://127.0.0.1:9/hook";
const DRAFT = { url: URL_HERE, events: [...EVENT_NAMES] };

let ada: TestAgent;
let ben: TestAgent;
beforeEach(async () => {
  [ada, ben] = await Promise.all([newAgent(db), newAgent(db)]);
});

it("a secret is long, shown once, and kept where nobody can read it, nor use it for another endpoint", async () => {
  const { id, secret } = await hooked(ada, URL_HERE);
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const [row] = await db<{ all: string; secret: string }[]>`
    select t::text as all, secret from webhook_endpoints t where user_id = ${ada.id}`;
  expect(row?.all).not.toContain(secret.slice(6));
  expect(JSON.stringify(await readEndpoint(ada.ctx, id, null))).not.toContain("ecret");
  const { unseal } = await import("@/lib/platform/base/secrets/seal");
  expect(unseal(row?.secret ?? "", `webhook:${ada.id}:${id}`)).toBe(secret);
  expect(() => unseal(row?.secret ?? "", `webhook:${ben.id}:${id}`)).toThrow();
  const forged = Buffer.from(row?.secret ?? "", "base64url");
  forged.writeUInt8(forged.readUInt8(40) ^ 1, 40);
  expect(() => unseal(forged.toString("base64url"), `webhook:${ada.id}:${id}`)).toThrow();
});

it("an agent sees, changes, tests, rotates and removes their own only", async () => {
  const { id } = await hooked(ada, URL_HERE);
  await booked(ada);
  const [delivery = { id: "" }] = (await readEndpoint(ada.ctx, id, null)).deliveries;
  expect(await listEndpoints(ben.ctx)).toEqual([]);
  const foreign = [
    () => readEndpoint(ben.ctx, id, null),
    () => changeEndpoint(ben.ctx, { ...DRAFT, id }),
    () => switchEndpoint(ben.ctx, id, "off"),
    () => rotateSecret(ben.ctx, id),
    () => removeEndpoint(ben.ctx, id),
    () => sendTest(ben.ctx, id),
    () => redeliver(ben.ctx, delivery.id),
  ];
  for (const attempt of foreign) await expect(attempt()).rejects.toMatchObject({ code: "NOT_FOUND" });
  const mine = await hooked(ben, URL_HERE);
  const behind = await readEndpoint(ben.ctx, mine.id, delivery.id);
  expect(behind.deliveries).toEqual([]);
  expect((await readEndpoint(ada.ctx, id, null)).endpoint.stopped).toBeNull();

  await changeEndpoint(ada.ctx, { id, url: `${URL_HERE}/2`, events: ["payment.received"] });
  expect(await listEndpoints(ada.ctx)).toMatchObject([
    { url: `${URL_HERE}/2`, events: ["payment.received"] },
  ]);
  await removeEndpoint(ada.ctx, id);
  expect(await listEndpoints(ada.ctx)).toEqual([]);
  const audit = await db`select action from audit_log where entity_id = ${id} order by at, id`;
  expect(audit.map(({ action }) => action)).toEqual(["webhook.create", "webhook.update", "webhook.remove"]);
});

it("a hidden or unknown address is refused at its field, and nothing is kept", async () => {
  for (const url of ["https://169.254.169.254/", "https://0xa.1/", "https://no-such-name.invalid/"]) {
    const refused = { code: "INVALID_INPUT", detail: { fields: { url: [expect.any(String)] } } };
    await expect(createEndpoint(ada.ctx, { ...DRAFT, url })).rejects.toMatchObject(refused);
  }
  expect(await listEndpoints(ada.ctx)).toEqual([]);
});

it("there are so many at a time, however many are asked for at once", async () => {
  const all = await Promise.allSettled(
    Array.from({ length: MOST_ENDPOINTS + 3 }, () => createEndpoint(ada.ctx, DRAFT)),
  );
  expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(MOST_ENDPOINTS);
});
