import { globSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, it } from "vitest";
import type { Outcome } from "@/lib/platform/base/outcome";
import { ROOT } from "../../../tools/launcher/paths.mjs";
import { db } from "../../support/database/database";
import { newAgent, type TestAgent } from "../../support/people/agent";

type Action = (input?: unknown) => Promise<Outcome<unknown>>;

const FILES = globSync(
  "components/{*/administration/*,reconciliation/{reports,statements,transactions,unclaimed/claims}}/actions.ts",
  { cwd: ROOT },
);
const modules = await Promise.all(
  FILES.map((file) => import(path.join(ROOT, file)) as Promise<Record<string, Action>>),
);
const actions = modules.flatMap((module) => Object.entries(module));

let ada: TestAgent;
beforeEach(async () => {
  ada = await newAgent(db);
});

it("there are actions in each room of the administration", () => {
  expect(FILES.length).toBeGreaterThanOrEqual(10);
  expect(modules.every((module) => Object.keys(module).length > 0)).toBe(true);
});

it.each(actions)("%s is no agent's to call, whatever they send", async (_, action) => {
  for (const input of [undefined, { id: ada.id }, [], ada.id]) {
    const answer = await ada.ask(async () => Response.json(await action(input)), "/");
    expect(await answer.json()).toMatchObject({ ok: false, failure: { code: "NOT_ALLOWED", status: 403 } });
  }
});
