import { beforeEach, describe, expect, it } from "vitest";
import { GET as download } from "@/app/api/users/me/data/route";
import { GET as read } from "@/app/api/users/me/picture/route";
import { GET as me } from "@/app/api/users/me/route";
import { removePicture, savePicture } from "@/lib/accounts/users/picture/picture";
import { pictureUpload } from "@/lib/accounts/users/picture/picture-upload.model";
import { parse } from "@/lib/platform/base/input";
import { jpegOf } from "../../support/account/jpeg";
import { unzipped } from "../../support/account/unzipped";
import { db } from "../../support/database/database";
import { newAgent, type TestAgent } from "../../support/people/agent";

const JPEG = jpegOf(256, 256);
const OTHER = jpegOf(256, 256, 40);
let ada: TestAgent;
beforeEach(async () => {
  ada = await newAgent(db);
});

/** Saves a picture as the action does with a browser's upload. */
const save = async (agent: TestAgent, bytes: Uint8Array) =>
  savePicture(agent.ctx, parse(pictureUpload, { picture: Buffer.from(bytes).toString("base64") }));
const imageOf = async (agent: TestAgent) => {
  const { user } = (await (await agent.ask(me, "/api/users/me")).json()) as {
    user: { image: string | null };
  };
  return user.image;
};

describe("a picture of oneself", () => {
  it("has an address of its own, under which browsers keep it and take it for nothing else", async () => {
    await save(ada, JPEG);
    const address = (await imageOf(ada)) ?? "";
    const answer = await ada.ask(read, address);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(JPEG);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/jpeg",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
      "cache-control": "private, max-age=31536000, immutable",
    });
    await save(ada, OTHER);
    expect(await imageOf(ada)).not.toBe(address);
    expect((await ada.ask(read, address)).headers.get("cache-control")).toBe("private, no-cache");
  });

  it("is nobody else's, and nobody's any more once it is removed", async () => {
    const ben = await newAgent(db);
    await save(ada, JPEG);
    expect((await ben.ask(read, (await imageOf(ada)) ?? "")).status).toBe(404);
    await removePicture(ben.ctx);
    expect((await ada.ask(read, "/api/users/me/picture")).status).toBe(200);
    await removePicture(ada.ctx);
    expect((await ada.ask(read, "/api/users/me/picture")).status).toBe(404);
    expect(await imageOf(ada)).toBeNull();
  });

  it("goes before the one of whoever signs the person in, which comes back without it", async () => {
    await db`update users set image = 'https://img.clerk.com/ada' where id = ${ada.id}`;
    await save(ada, JPEG);
    expect(await imageOf(ada)).toMatch(/^\/api\/users\/me\/picture\?v=[0-9a-f]{16}$/);
    await removePicture(ada.ctx);
    expect(await imageOf(ada)).toBe("https://img.clerk.com/ada");
  });

  it("is refused when it is anything but a small square JPEG", async () => {
    const wrong = [
      Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"),
      Buffer.from("GIF89a"),
      jpegOf(30_000, 30_000),
      Buffer.concat([JPEG, Buffer.alloc(100_000)]),
      Buffer.alloc(0),
    ];
    for (const bytes of wrong)
      await expect(save(ada, bytes)).rejects.toMatchObject({
        code: "INVALID_INPUT",
        detail: { fields: { picture: [expect.any(String)] } },
      });
    for (const picture of ["not base64!", 7, null, { a: 1 }])
      expect(() => parse(pictureUpload, { picture })).toThrow();
    expect(await imageOf(ada)).toBeNull();
  });

  it("is taken along as a file", async () => {
    await save(ada, JPEG);
    const files = unzipped(Buffer.from(await (await ada.ask(download, "/api/users/me/data")).arrayBuffer()));
    expect(Buffer.from(files.get("picture.jpg") ?? "", "latin1")).toEqual(JPEG);
  });
});
