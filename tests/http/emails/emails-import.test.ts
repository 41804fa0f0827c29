import { beforeEach, describe, expect, it } from "vitest";
import { POST } from "@/app/api/imports/eml/route";
import { db } from "../../support/database/database";
import { withHeaders } from "../../support/http/next-headers";
import { confirmationMail } from "../../support/mails/email";
import { newAgent, type TestAgent } from "../../support/people/agent";

let ada: TestAgent;
beforeEach(async () => {
  ada = await newAgent(db);
});

const send = (body: BodyInit, headers: Record<string, string> = {}) =>
  ada.ask(POST, "/api/imports/eml", { method: "POST", body, headers });

function form(...files: [string, Uint8Array][]): FormData {
  const data = new FormData();
  for (const [name, bytes] of files) data.append("file", new File([new Uint8Array(bytes)], name));
  return data;
}

describe("POST /imports/eml", () => {
  it("takes several files in and says what became of each", async () => {
    const mail = confirmationMail();
    const junk = new TextEncoder().encode("just some words");
    const response = await send(form(["a.eml", mail], ["b.eml", junk], ["c.eml", mail]));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      results: [
        { name: "a.eml", outcome: "stored", emailId: expect.any(String) },
        { name: "b.eml", outcome: "refused", message: expect.stringContaining("not an email") },
        { name: "c.eml", outcome: "known" },
      ],
    });
    expect(await db`select user_id from emails`).toMatchObject([{ user_id: ada.id }]);
  });

  it("takes one raw message", async () => {
    const response = await send(new Uint8Array(confirmationMail()), { "content-type": "message/rfc822" });
    expect(await response.json()).toMatchObject({ results: [{ outcome: "stored" }] });
  });

  it.each([
    [415, "{}", "application/json"],
    [415, "hello", "text/plain"],
    [400, "hello", "multipart/form-data; boundary=x"],
    [400, "", "message/rfc822"],
  ])("answers %i for %j as %s", async (status, body, type) => {
    const response = await send(body, { "content-type": type });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({
      message: expect.stringMatching(/./),
      code: expect.any(String),
    });
  });

  it("refuses a form without files, and one with too many", async () => {
    expect((await send(form())).status).toBe(400);
    const many = Array.from({ length: 21 }, (_, at): [string, Uint8Array] => [
      `${at}.eml`,
      confirmationMail(),
    ]);
    expect((await send(form(...many))).status).toBe(400);
    expect(await db`select 1 from emails`).toHaveLength(0);
  });

  it("refuses more than 30 MB without keeping it", async () => {
    const response = await send(new Uint8Array(32_000_000), { "content-type": "message/rfc822" });
    expect(response.status).toBe(413);
  });

  it("is for signed-in people, from our own pages", async () => {
    const request = () =>
      new Request("http://localhost/api/imports/eml", {
        method: "POST",
        body: form(["a.eml", confirmationMail()]),
      });
    const route = { params: Promise.resolve({}) };
    expect((await withHeaders({}, () => POST(request(), route))).status).toBe(401);
    const foreign = request();
    foreign.headers.set("origin", "https://evil.example");
    expect((await withHeaders({}, () => POST(foreign, route))).status).toBe(403);
  });
});
