import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "../../tools/launcher/paths.mjs";

const IMPORTED = /(?:^|\n)(?:import|export) (?!type )[^;]*?from "([^"]+)"|\bimport\(\s*"([^"]+)"/g;
const NEEDS_A_BROWSER =
  /import \{[^}]*\b(?:use(?!Id\b)[A-Z]\w*|startTransition)\b[^}]*\} from "(?:react|next\/navigation|react-hook-form)"/;

const code = new Map<string, string>(
  ["app", "components", "lib"].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => [`${folder}/${file}`, readFileSync(path.join(ROOT, folder, file), "utf8")] as const),
  ),
);

/** The files that a file imports values from. */
function importsOf(file: string): readonly string[] {
  return [...(code.get(file) ?? "").matchAll(IMPORTED)].flatMap(([, stated, lazy]) => {
    const name = stated ?? lazy ?? "";
    if (!/^(@\/|\.)/.test(name)) return [];
    const whole = name.startsWith("@/") ? name.slice(2) : path.join(path.dirname(file), name);
    return ["", ".ts", ".tsx"].map((ending) => whole + ending).filter((one) => code.has(one));
  });
}

function hasDirective(file: string, name: "client" | "server"): boolean {
  return new RegExp(`^["']use ${name}["']`, "m").test(code.get(file) ?? "");
}

/** Returns the files that the server runs, and the files at which it hands over to the browser. */
function serverSide() {
  const [served, edge] = [new Set<string>(), new Set<string>()];
  const waiting = [...code.keys()].filter((file) => file.startsWith("app/") || hasDirective(file, "server"));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (served.has(file) || edge.has(file)) continue;
    (hasDirective(file, "client") ? edge : served).add(file);
    if (served.has(file)) waiting.push(...importsOf(file));
  }
  return { served: [...served], edge };
}

const { served, edge } = serverSide();

it('"use client" stands where the server hands over to the browser, and nowhere else', () => {
  const needless = [...code.keys()].filter((file) => hasDirective(file, "client") && !edge.has(file));
  expect(needless).toEqual([]);
});

it("what the server runs has no state and no effects", () => {
  expect(served.filter((file) => NEEDS_A_BROWSER.test(code.get(file) ?? ""))).toEqual([]);
});
