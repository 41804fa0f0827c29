import { crc32, deflateSync } from "node:zlib";
import { expect, type Page } from "@playwright/test";

/** Returns a single-colour PNG that is wider than it is high. */
function samplePng(width = 600, height = 400): Buffer {
  const rows = Array.from({ length: height }, () =>
    Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, 0x6b)]),
  );
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const chunks = [
    ["IHDR", header],
    ["IDAT", deflateSync(Buffer.concat(rows))],
    ["IEND", Buffer.alloc(0)],
  ] as const;
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    ...chunks.map(([kind, data]) => chunk(kind, data)),
  ]);
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/** Selects a picture on the profile page. */
export async function choosePicture(page: Page, buffer = samplePng()): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await expect(async () => {
    await page.getByRole("button", { name: /^(Upload|Change) Picture$/ }).click({ timeout: 1_000 });
    await chooser;
  }).toPass();
  await (await chooser).setFiles({ name: "me.png", mimeType: "image/png", buffer });
}
