import { globSync } from "node:fs";
import path from "node:path";
import { expect, it, vi } from "vitest";
import { ROOT } from "../../../tools/launcher/paths.mjs";
import { db } from "../../support/database/database";
import { withHeaders } from "../../support/http/next-headers";
import { newAgent } from "../../support/people/agent";

vi.mock("next/cache", () => ({ revalidatePath: vi.fn() }));

type Action = (...input: readonly unknown[]) => Promise<unknown>;

const FILES = globSync("components/**/actions.ts", { cwd: ROOT });
const modules = await Promise.all(
  FILES.map((file) => import(path.join(ROOT, file)) as Promise<Record<string, Action>>),
);
const actions = modules.flatMap((module) => Object.entries(module));

const files = new FormData();
for (const name of ["name", "email", "password", "token", "code"]) files.set(name, new File(["x"], "x"));
const hostile = new FormData();
for (const name of ["__proto__", "constructor", "token", "email"]) hostile.append(name, "\u0000\ud800");

/** Values that a program can send in place of an action's input. */
const SENT: readonly (readonly [string, unknown])[] = [
  ["nothing", undefined],
  ["null", null],
  ["a list", []],
  ["lists in a list", [[], [null]]],
  ["a text", "\u0000"],
  ["a number", Number.NaN],
  ["an object", { get: 1, id: [], ids: {}, token: [], [Symbol.iterator]: 1 }],
  ["a form of files", files],
  ["a form of what can't be stored", hostile],
];

/** Returns an action's result; a redirect is a result too. */
async function answerOf(action: Action, input: unknown): Promise<unknown> {
  try {
    return await action(input, input);
  } catch (error) {
    const { digest } = error as { digest?: unknown };
    if (typeof digest === "string" && digest.startsWith("NEXT_REDIRECT")) return "redirected";
    throw error;
  }
}

const UNFORESEEN = /UNEXPECTED|Internal server error/;

it.each(actions)("%s answers whoever is signed out, whatever is sent", async (_name, action) => {
  for (const [what, input] of SENT) {
    const answer = await withHeaders({}, () => answerOf(action, input));
    expect(JSON.stringify(answer) ?? "", what).not.toMatch(UNFORESEEN);
  }
});

it.each(actions)("%s answers an administrator, whatever is sent", async (_name, action) => {
  const ada = await newAgent(db, { role: "ADMIN" });
  for (const [what, input] of SENT) {
    const answer = await ada.ask(async () => Response.json((await answerOf(action, input)) ?? null), "/");
    expect(await answer.text(), what).not.toMatch(UNFORESEEN);
  }
});
