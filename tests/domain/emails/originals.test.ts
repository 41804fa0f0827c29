import { createHash, randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { importEml } from "@/lib/inbox/emails/intake/import-eml";
import { moveOriginals, removeOriginals } from "@/lib/inbox/emails/originals/originals";
import { readOriginal } from "@/lib/inbox/emails/read-original";
import { showEmailBody } from "@/lib/inbox/emails/show-email";
import { systemContext } from "@/lib/platform/context/context";
import { FakeS3 } from "../../support/blobs/fake-s3";
import { db } from "../../support/database/database";
import { confirmationMail, extracted } from "../../support/mails/email";
import { newAgent, type TestAgent } from "../../support/people/agent";

const bucket = new FakeS3();
beforeAll(async () => {
  await bucket.start();
  Object.assign(process.env, bucket.settings);
});
afterAll(() => bucket.stop());

const WITH_PICTURE = new TextEncoder().encode(
  [
    "From: Hotel <stay@hotel.example>",
    "Subject: With a picture",
    "MIME-Version: 1.0",
    'Content-Type: multipart/related; boundary="b"',
    "",
    "--b",
    "Content-Type: text/html",
    "",
    '<p>Welcome <img src="cid:logo"></p>',
    "--b",
    "Content-Type: image/png",
    "Content-ID: <logo>",
    "Content-Transfer-Encoding: base64",
    "",
    "iVBORw0KGgo=",
    "--b--",
    "",
  ].join("\r\n"),
);

let ada: TestAgent;
beforeEach(async () => {
  bucket.reset();
  await db`delete from users`;
  await db`delete from email_originals`;
  ada = await newAgent(db);
});

const job = () => systemContext("job:move-originals");
const later = () => ({ ...systemContext("job:remove-originals"), now: new Date(Date.now() + 2 * 3_600_000) });
const moved = () => moveOriginals(job(), null);
const removed = () => removeOriginals(later(), null);
const inDatabase = async () => (await db`select from email_contents where raw is not null`).length;
const rows = () => db<{ place: string; hash: string; size: number }[]>`
  select place, hash, size from email_originals order by place`;

async function imported(raw = confirmationMail()): Promise<{ id: string; raw: Uint8Array }> {
  const { emailId } = await importEml(ada.ctx, raw);
  return { id: emailId ?? "", raw };
}

describe("the bytes of a mail", () => {
  it("move to the bucket, and the row keeps hash, size and place", async () => {
    const { id, raw } = await imported();
    expect(await moved()).toBeNull();
    expect(await inDatabase()).toBe(0);
    const [[key, kept] = [], ...others] = [...bucket.objects];
    expect(others).toEqual([]);
    expect(new Uint8Array(kept?.bytes ?? [])).toEqual(raw);
    expect(kept?.encryption).toBe("AES256");
    expect(key).toMatch(new RegExp(`^originals/${ada.id}/[0-9a-f]{2}/[0-9a-f]{48}$`));
    expect(key).not.toContain(id);
    const hash = createHash("sha256").update(raw).digest("hex");
    expect(await rows()).toEqual([{ place: `s3:${key}`, hash, size: raw.byteLength }]);
  });

  it("are read from there by whoever looks at the mail, reads it or downloads it", async () => {
    const { id, raw } = await imported();
    const pictured = await imported(WITH_PICTURE);
    await moved();
    await extracted(ada, pictured.id);
    expect((await extracted(ada, id)).items[0]?.payload.confirmationNumber).toBe("HB-4471");
    expect(new Uint8Array((await readOriginal(ada.ctx, id)).raw)).toEqual(raw);
    const { html } = await showEmailBody(ada.ctx, pictured.id, { images: "blocked" });
    expect(html).toContain("data:image/png;base64,");
    bucket.mood = () => 503;
    const bare = await showEmailBody(ada.ctx, pictured.id, { images: "blocked" });
    expect(bare.html).toContain("Welcome");
  });

  it("are nobody else's to read", async () => {
    const { id } = await imported();
    await moved();
    const ben = await newAgent(db);
    await expect(readOriginal(ben.ctx, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("are not believed when the bucket holds something else", async () => {
    const { id } = await imported();
    await moved();
    for (const key of bucket.objects.keys())
      bucket.objects.set(key, { bytes: Buffer.from("forged"), encryption: undefined });
    await expect(readOriginal(ada.ctx, id)).rejects.toMatchObject({ code: "UNAVAILABLE" });
  });

  it("stay in the database without a store", async () => {
    const { id, raw } = await imported();
    process.env.BLOB_S3_URL = "";
    expect(new Uint8Array((await readOriginal(ada.ctx, id)).raw)).toEqual(raw);
    process.env.BLOB_S3_URL = bucket.url;
    expect(await inDatabase()).toBe(1);
  });

  it("are stored once, under one name, though the answer to the first try was lost", async () => {
    const { id, raw } = await imported();
    bucket.mood = () => "mute";
    await expect(moved()).rejects.toMatchObject({ code: "PROVIDER_FAILED" });
    expect(await inDatabase()).toBe(1);
    bucket.mood = () => "well";
    await moved();
    expect(bucket.objects.size).toBe(1);
    expect(await inDatabase()).toBe(0);
    expect(new Uint8Array((await readOriginal(ada.ctx, id)).raw)).toEqual(raw);
  });

  it("move past a mail that the bucket refuses, which stays", async () => {
    const mails = await Promise.all(Array.from({ length: 3 }, () => imported()));
    let first: string | undefined;
    bucket.mood = (method, key) => {
      first ??= key;
      return method === "PUT" && key === first ? 400 : "well";
    };
    await moved();
    expect(await inDatabase()).toBe(1);
    for (const { id, raw } of mails)
      expect(new Uint8Array((await readOriginal(ada.ctx, id)).raw)).toEqual(raw);
  });

  it("move once where two workers are at it", async () => {
    await Promise.all(Array.from({ length: 12 }, () => imported()));
    await Promise.all([moved(), moved()]);
    expect(bucket.objects.size).toBe(12);
    expect(await inDatabase()).toBe(0);
    expect(await rows()).toHaveLength(12);
  });

  it("move in stretches, of which each says where the next begins", async () => {
    await Promise.all(Array.from({ length: 70 }, () => imported()));
    const last = await moved();
    expect(last).toMatchObject({ userId: ada.id });
    expect(await inDatabase()).toBe(6);
    expect(await moveOriginals(job(), last)).toBeNull();
    expect(await inDatabase()).toBe(0);
  });
});

describe("a mail that is deleted", () => {
  it.each([
    ["alone", (id: string) => db`delete from emails where id = ${id}`],
    ["with its agent", () => db`delete from users where id = ${ada.id}`],
  ])("%s takes its bytes along, and no others", async (_how, deletion) => {
    const { id } = await imported();
    const ben = await newAgent(db);
    const kept = await importEml(ben.ctx, confirmationMail());
    await moved();
    await deletion(id);
    await removed();
    expect(bucket.objects.size).toBe(1);
    expect((await readOriginal(ben.ctx, kept.emailId ?? "")).raw.byteLength).toBeGreaterThan(0);
    expect(await rows()).toHaveLength(1);
    await removed();
    expect(bucket.objects.size).toBe(1);
  });

  it("is forgotten though the worker died right after its bytes were removed", async () => {
    const { id } = await imported();
    await moved();
    await db`delete from emails where id = ${id}`;
    bucket.mood = () => "mute";
    await expect(removed()).rejects.toMatchObject({ code: "PROVIDER_FAILED" });
    expect([bucket.objects.size, (await rows()).length]).toEqual([0, 1]);
    bucket.mood = () => "well";
    await removed();
    expect(await rows()).toEqual([]);
  });

  it("while its bytes are on their way leaves none behind", async () => {
    const { id } = await imported();
    bucket.mood = () => "mute";
    await moved().catch(() => undefined);
    await db`delete from emails where id = ${id}`;
    bucket.mood = () => "well";
    // Recent objects stay, because a transaction may still be storing their emails.
    await removeOriginals(systemContext("job:remove-originals"), null);
    expect(bucket.objects.size).toBe(1);
    await removed();
    expect(bucket.objects.size).toBe(0);
  });

  it("is found however far behind it stands", async () => {
    await db`insert into email_originals (user_id, email_id, place, hash, size, written_at)
      select 'ffffffff-ffff-7fff-bfff-ffffffffffff', gen_random_uuid(), 's3:originals/gone/' || n, 'x', 1, now() - interval '1 day'
      from generate_series(1, 20) n`;
    await db`insert into email_originals (user_id, email_id, place, hash, size, written_at)
      select ${randomUUID()}, gen_random_uuid(), 's3:originals/kept/' || n, 'x', 1, now() + interval '1 day'
      from generate_series(1, 6000) n`;
    let after = await removed();
    while (after) after = await removeOriginals(later(), after);
    expect(await rows()).toHaveLength(6000);
  });
});
