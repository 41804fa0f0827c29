import { expect, test } from "vitest";
import { ROOT } from "../../tools/launcher/paths.mjs";
import { isBuilt } from "./contract";
import { CONTRACT_PATHS } from "./contract-paths";
import { CEILING, NOT_BUILT_YET } from "./not-built-yet";
import { plantedHouse } from "./planted";

const waiting = new Set<string>(NOT_BUILT_YET);

test("every call of the specifications has a handler and an http test, but for those listed as not built yet", () => {
  const missing = CONTRACT_PATHS.filter((call) => !waiting.has(call) && !isBuilt(ROOT, call));
  expect(missing).toEqual([]);
});

test("what is built leaves the list of what is not, and the list never grows", () => {
  expect(NOT_BUILT_YET.filter((call) => isBuilt(ROOT, call))).toEqual([]);
  expect(NOT_BUILT_YET.length).toBe(CEILING);
  expect(waiting.size).toBe(NOT_BUILT_YET.length);
});

test("a call is built when its folder exports the method and an http test makes the call", () => {
  const house = plantedHouse([], {
    "app/api/bookings/[id]/close/route.ts": "export const PATCH = endpoint({}, close);\n",
    "app/api/bookings/route.ts":
      "export const GET = endpoint({}, list);\nexport const POST = endpoint({}, create);\n",
    "app/api/bookings/count/route.ts": "export const GET = endpoint({}, count);\n",
    "tests/http/bookings.test.ts": [
      "await call('PATCH', `/api/bookings/${id}/close`);",
      'import { GET } from "@/app/api/bookings/route";',
      'await call("GET", "/api/bookings/count/more");',
    ].join("\n"),
  });
  const calls = ["PATCH /bookings/{id}/close", "GET /bookings", "POST /bookings", "GET /bookings/count"];
  expect(calls.filter((call) => isBuilt(house, call))).toEqual([
    "PATCH /bookings/{id}/close",
    "GET /bookings",
  ]);
  expect(isBuilt(house, "DELETE /bookings/{id}/close")).toBe(false);
});
