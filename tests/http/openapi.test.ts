import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { OPENAPI_FILE, openApi } from "../../tools/openapi";

it("describes every call that a key opens, and those of payout runs, as its handler takes it: after a change, npm run openapi", async () => {
  expect(JSON.parse(readFileSync(OPENAPI_FILE, "utf8"))).toEqual(await openApi());
});
