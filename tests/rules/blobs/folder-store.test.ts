import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { folderStore } from "@/lib/platform/blobs/stores";

const KEY = "originals/one/ab/cd";
const BYTES = new TextEncoder().encode("bytes \u0000 of a mail");

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "blobs-"));
});
afterEach(() => rmSync(root, { recursive: true }));

it("gives back what was put, until it is removed", async () => {
  const { put, get, remove } = folderStore(root);
  expect(await get(KEY)).toBeUndefined();
  await put(KEY, BYTES);
  await put(KEY, BYTES);
  expect(new Uint8Array((await get(KEY)) ?? [])).toEqual(BYTES);
  await remove(KEY);
  await remove(KEY);
  expect(await get(KEY)).toBeUndefined();
});

it("lets nobody else on the machine read it", async () => {
  await folderStore(root).put(KEY, BYTES);
  expect(statSync(path.join(root, KEY)).mode & 0o777).toBe(0o600);
  expect(statSync(path.join(root, "originals")).mode & 0o777).toBe(0o700);
});

it("removes with a file what a killed process has left of it, and no neighbour", async () => {
  const { put, get, remove } = folderStore(root);
  await put(KEY, BYTES);
  await put(`${KEY}e`, BYTES);
  writeFileSync(path.join(root, `${KEY}.1.part`), "half of");
  await remove(KEY);
  expect(readdirSync(path.join(root, "originals/one/ab"))).toEqual(["cde"]);
  expect(await get(`${KEY}e`)).toBeDefined();
});

it("leaves nothing behind when it can't write", async () => {
  writeFileSync(path.join(root, "originals"), "in the way");
  await expect(folderStore(root).put(KEY, BYTES)).rejects.toThrow();
  expect(readdirSync(root)).toEqual(["originals"]);
});

it.each(["../else", "originals/../../else", "/etc/passwd", "a\\b/c", "a/.b"])("has no %j", async (key) => {
  await expect((async () => folderStore(root).get(key))()).rejects.toThrow("Not a key");
});
