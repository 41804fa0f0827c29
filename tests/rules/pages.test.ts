import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { PAGES } from "@/lib/platform/base/addresses/routes";

const APP = path.resolve(import.meta.dirname, "../../app");

/** Returns the paths of all pages, derived from folders as the router does: `(groups)` are not part of a path. */
function pagesInApp(): string[] {
  return readdirSync(APP, { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "page.tsx")
    .map((file) => file.split(path.sep).slice(0, -1))
    .map((folders) => `/${folders.filter((folder) => !folder.startsWith("(")).join("/")}`)
    .sort();
}

it("the gate knows every page, and no page that is not there", () => {
  expect(Object.keys(PAGES).sort()).toEqual(pagesInApp());
});
