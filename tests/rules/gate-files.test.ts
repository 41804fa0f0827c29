import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { config } from "@/middleware";

const ROOT = path.resolve(import.meta.dirname, "../..");
/** Files of `app` that are served as files; functions generate the manifest and robots.txt. */
const METADATA = /^(favicon|icon|apple-icon|opengraph-image|twitter-image)\.\w+$/;
const GATED = new RegExp(`^${config.matcher.findLast((rule) => typeof rule === "string")}$`);

function publicFiles(): string[] {
  const shared = path.join(ROOT, "public");
  const files = readdirSync(shared, { recursive: true, encoding: "utf8" })
    .filter((file) => statSync(path.join(shared, file)).isFile())
    .map((file) => `/${file.split(path.sep).join("/")}`);
  const icons = readdirSync(path.join(ROOT, "app")).filter((file) => METADATA.test(file));
  return [...files, ...icons.map((file) => `/${file}`), "/manifest.webmanifest", "/robots.txt"];
}

it("lets the files there are past the gate, each by its name", () => {
  for (const file of publicFiles()) expect(GATED.test(file), file).toBe(false);
});

it("asks the gate about every address that only looks like a file's", () => {
  for (const file of publicFiles()) {
    for (const other of [
      `/sign-in${file}`,
      `/x${file.slice(1)}`,
      `${file}.png`,
      file.replace(/\w\./, "z."),
    ]) {
      expect(GATED.test(other), other).toBe(true);
    }
  }
});
