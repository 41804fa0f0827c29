import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import PostalMime from "postal-mime";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { DELETE as remove } from "@/app/api/settings/email-forwarding/[address]/route";
import { POST as resend } from "@/app/api/settings/email-forwarding/resend/route";
import { POST as add, GET as list } from "@/app/api/settings/email-forwarding/route";
import { GET as verify } from "@/app/api/settings/email-forwarding/verify/route";
import { db } from "../../support/database/database";
import { newAgent, type TestAgent } from "../../support/people/agent";

const OUTBOX = mkdtempSync(path.join(tmpdir(), "tallyport-outbox-"));
Object.assign(process.env, { MAIL_OUTBOX_DIR: OUTBOX, APP_URL: "https://app.tallyport.test" });
afterAll(async () => {
  rmSync(OUTBOX, { recursive: true, force: true });
});

const BASE = "/api/settings/email-forwarding";

let ada: TestAgent;
beforeEach(async () => {
  for (const file of readdirSync(OUTBOX)) rmSync(path.join(OUTBOX, file));
  ada = await newAgent(db);
});

async function tokens(): Promise<string[]> {
  const mails = await Promise.all(
    readdirSync(OUTBOX).map((file) => PostalMime.parse(readFileSync(path.join(OUTBOX, file)))),
  );
  return mails.map(({ text }) => /token=([\w-]+)/.exec(text ?? "")?.[1] ?? "");
}

describe("forwarding addresses of the contract", () => {
  it("are added, one or several, listed, verified by their link once, and deleted", async () => {
    const one = await ada.post(add, BASE, { emailAddress: " A@agency.test " });
    expect(await one.json()).toMatchObject({
      settings: [{ emailAddress: "a@agency.test", verified: false }],
    });
    const [token = ""] = await tokens();
    const verified = await verify(new Request(`https://app.tallyport.test${BASE}/verify?token=${token}`), {
      params: Promise.resolve({}),
    });
    expect([verified.status, await verified.json()]).toEqual([200, { verified: true }]);
    await ada.post(add, BASE, { emailAddresses: ["b@agency.test", "", "c@agency.test"] });
    const { settings } = await (await ada.ask(list, BASE)).json();
    expect(settings).toMatchObject([
      { emailAddress: "a@agency.test", verified: true },
      { emailAddress: "b@agency.test", verified: false },
      { emailAddress: "c@agency.test", verified: false },
    ]);
    const place = `${BASE}/b%40agency.test`;
    const gone = await ada.ask(remove, place, { method: "DELETE" }, { address: "b@agency.test" });
    expect(gone.status).toBe(204);
    const again = await ada.ask(remove, place, { method: "DELETE" }, { address: "b@agency.test" });
    expect(again.status).toBe(404);
  });

  it("get no second link within a minute", async () => {
    await ada.post(add, BASE, { emailAddress: "a@agency.test" });
    const refused = await ada.post(resend, `${BASE}/resend`, { emailAddress: "a@agency.test" });
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
    const unknown = await ada.post(resend, `${BASE}/resend`, { emailAddress: "z@agency.test" });
    expect(unknown.status).toBe(404);
    expect(await tokens()).toHaveLength(1);
  });

  it.each([
    [{}, "Please add at least one email address."],
    [{ emailAddresses: [" "] }, "Please add at least one email address."],
    [{ emailAddress: "agency" }, "Please enter valid email addresses."],
    [{ emailAddresses: ["a@agency.test", "b@"] }, "Please enter valid email addresses."],
  ])("are refused as %j with words that help", async (body, message) => {
    const refused = await ada.post(add, BASE, body);
    expect([refused.status, (await refused.json()).message]).toEqual([400, message]);
    expect(await tokens()).toEqual([]);
  });
});
