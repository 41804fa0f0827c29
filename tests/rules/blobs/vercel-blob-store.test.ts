import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { vercelBlobStore } from "@/lib/platform/vendors/vercel-blob/vercel-blob-store";

const TOKEN = "vercel_blob_rw_StoreOne_secret";
const KEY = "originals/one/ab/cd";
const BYTES = new TextEncoder().encode("bytes \u0000 of a mail");

const kept = new Map<string, Buffer>();
/** A fake of Vercel's Blob API, version 12. */
const server = createServer(async (request, response) => {
  const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>));
  const { authorization, "x-api-version": version } = request.headers;
  const known = authorization === `Bearer ${TOKEN}` && version === "12";
  const found = known ? answerOf(request, body) : null;
  response.writeHead(found === null ? 403 : found ? 200 : 404).end(found);
});

function answerOf({ method, url = "", headers }: IncomingMessage, body: Buffer): Buffer | undefined {
  const { pathname, searchParams } = new URL(url, "http://localhost");
  const done = Buffer.from("{}");
  if (method === "PUT" && pathname === "/api/" && headers["x-vercel-blob-access"] === "private") {
    kept.set(searchParams.get("pathname") ?? "", body);
    return done;
  }
  if (pathname !== "/api/delete") return kept.get(pathname.replace("/files/", ""));
  for (const one of JSON.parse(body.toString()).urls) kept.delete(new URL(one).pathname.slice(7));
  return done;
}
beforeAll(() => new Promise<void>((done) => server.listen(0, "127.0.0.1", done)));
afterAll(() => new Promise((done) => server.close(done)));

const at = (token: string) => {
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return vercelBlobStore({ token, api: `${origin}/api`, files: `${origin}/files` });
};

it("gives back what was put as private, until it is removed", async () => {
  const { put, get, remove } = at(TOKEN);
  expect(await get(KEY)).toBeUndefined();
  await put(KEY, BYTES);
  expect(await get(KEY)).toEqual(BYTES);
  await remove(KEY);
  await remove(KEY);
  expect(await get(KEY)).toBeUndefined();
});

it("tells of a token that isn't known there", async () => {
  await expect(at("vercel_blob_rw_StoreOne_guess").put(KEY, BYTES)).rejects.toMatchObject({
    code: "PROVIDER_FAILED",
  });
});
