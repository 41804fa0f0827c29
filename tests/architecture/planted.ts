import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { onTestFinished } from "vitest";
import { DATA, installed, ROOT } from "../../tools/launcher/paths.mjs";

type Report = { readonly diagnostics: readonly Diagnostic[] };
type Diagnostic = {
  readonly category: string;
  readonly message: string;
  readonly location: { readonly path: string; readonly start: { readonly line: number } };
};
type Violation = { readonly from: string; readonly to: string; readonly rule: { readonly name: string } };
type Cruise = {
  readonly modules: readonly { readonly source: string }[];
  readonly summary: { readonly violations: readonly Violation[] };
};

/** Creates a temporary project that uses the real project's packages, the rules under test and the given files. */
export function plantedHouse(rules: readonly string[], files: Readonly<Record<string, string>>): string {
  mkdirSync(DATA, { recursive: true });
  const house = mkdtempSync(path.join(DATA, "planted-"));
  onTestFinished(() => rmSync(house, { recursive: true, force: true }));
  for (const rule of rules) cpSync(path.join(ROOT, rule), path.join(house, rule), { recursive: true });
  for (const [name, source] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(house, name)), { recursive: true });
    writeFileSync(path.join(house, name), source);
  }
  return house;
}

/** Runs an installed package's Node program in a folder. */
export function runIn(folder: string, program: string, parameters: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [installed(program), ...parameters], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 100_000_000,
    env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: "0" },
  });
  return { status, stdout, stderr };
}

/** Returns the diagnostics that Biome reports for a folder. */
export function lint(folder: string): readonly Diagnostic[] {
  const parameters = ["lint", ".", "--reporter=json", "--max-diagnostics=none"];
  const { stdout } = runIn(folder, "@biomejs/biome/bin/biome", parameters);
  const report: Report = JSON.parse(stdout);
  return report.diagnostics;
}

/** Returns what dependency-cruiser reports for parts of a folder. */
export function cruise(folder: string, parts: readonly string[]): Cruise {
  const cruiser = "dependency-cruiser/bin/dependency-cruiser.mjs";
  const { stdout } = runIn(folder, cruiser, [
    ...parts,
    "--config",
    ".dependency-cruiser.cjs",
    "--output-type",
    "json",
  ]);
  return JSON.parse(stdout);
}
