import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Truth } from "./truth";

export type GoldenMail = { readonly name: string; readonly raw: Uint8Array; readonly truth: Truth };

/**
 * Returns the mails NAME.eml of a folder and its subfolders, each with its NAME.json, named by their paths without the
 * extension.
 */
export function goldenMails(folder: string): GoldenMail[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".eml"))
    .map((path) => path.slice(0, -4))
    .sort()
    .map((name) => ({
      name,
      raw: readFileSync(join(folder, `${name}.eml`)),
      truth: {
        accept: {},
        ignore: [],
        ...(JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8")) as Partial<Truth>),
      } as Truth,
    }));
}
