import path from "node:path";
import { unstable_doesMiddlewareMatch as isMatched } from "next/experimental/testing/server";
import { type NextFetchEvent, NextRequest } from "next/server";
import { describe, expect, it } from "vitest";
import type { Endpoint } from "@/lib/delivery/endpoint";
import { API_METHODS } from "@/lib/platform/base/addresses/api-methods";
import middleware, { config } from "@/middleware";
import { ROOT } from "../../../tools/launcher/paths.mjs";
import { known } from "../../support/http/calls";

const ANY_ID = "0190b6a2-0000-7000-8000-000000000000";
const NO_PARAMS = { params: Promise.resolve({}) };
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "PROPFIND"];

/** Returns the middleware's response; null if it lets the request through to the handler. */
async function answerOf(method: string, path: string): Promise<Response | null> {
  const request = new NextRequest(`http://localhost${path.replace(/\[+(\.\.\.)?\w+\]+/g, ANY_ID)}`, {
    method,
  });
  const response = await middleware(request, {} as NextFetchEvent);
  if (!response) throw new Error("The gate answers every request.");
  return response.headers.get("x-middleware-next") === "1" ? null : response;
}

it("the gate knows every path of the API with its methods, and no path that is not there", () => {
  const there: Record<string, string> = { "/api/[[...path]]": "GET, POST, PUT, PATCH, DELETE" };
  for (const { path, method } of known) there[path] = [there[path], method].filter(Boolean).join(", ");
  expect(API_METHODS).toEqual(there);
});

describe("a method that a path does not take", () => {
  it.each(Object.entries(API_METHODS))("%s is answered with a 405 that says %s", async (path, allowed) => {
    const taken = allowed.split(", ");
    for (const method of METHODS) {
      const response = await answerOf(method, path);
      if (taken.includes(method)) expect([method, response]).toEqual([method, null]);
      else await expectRefusal(response, allowed);
    }
    expect(await answerOf("OPTIONS", path)).toBeNull();
    expect((await answerOf("HEAD", path)) === null).toBe(taken.includes("GET"));
  });

  it("is nothing new where nobody serves the path, but for methods that nobody takes", async () => {
    expect(await answerOf("PATCH", "/api/nothing/here")).toBeNull();
    expect(await answerOf("POST", "/api")).toBeNull();
    await expectRefusal(await answerOf("PROPFIND", "/api/nothing"), "GET, POST, PUT, PATCH, DELETE");
  });
});

describe("a path that takes large bodies", () => {
  const large = [
    "/api/webhooks/clerk",
    "/api/webhooks/inbound-email/raw",
    "/api/imports/eml",
    "/api/bookings/import-csv",
    "/api/bookings/import-csv/preview",
    "/api/admin/bank-transactions/import",
    "/api/admin/bank-transactions/import/preview",
  ];
  const passesTheGate = (url: string, headers: Record<string, string>) => isMatched({ config, url, headers });

  it.each(large)("%s is kept from the gate, which cuts bodies, unless a call has no body", (path) => {
    const type = { "content-type": "text/csv" };
    expect(passesTheGate(path, { ...type, "transfer-encoding": "chunked" })).toBe(false);
    expect(passesTheGate(path, { "content-length": "10485761" })).toBe(false);
    expect(passesTheGate(path, { ...type, "content-length": "10485761" })).toBe(false);
    expect(passesTheGate(path, { ...type, "content-length": "1000000" })).toBe(false);
    expect(passesTheGate(path, { ...type, "content-length": "1" })).toBe(false);
    expect(passesTheGate(path, { ...type, "content-length": "0" })).toBe(true);
    expect(passesTheGate(path, type)).toBe(true);
  });

  it.each(large)("%s itself refuses the other methods, whose bodies the gate doesn't see", async (place) => {
    const folder = place.replace(/raw$/, "[provider]");
    const handlers = (await import(path.join(ROOT, `app${folder}/route.ts`))) as Record<string, Endpoint>;
    for (const method of ["GET", "PUT", "PATCH", "DELETE"]) {
      const answer = await handlers[method]?.(new Request(`http://localhost${place}`, { method }), NO_PARAMS);
      await expectRefusal(answer ?? null, "POST");
    }
  });
});

async function expectRefusal(response: Response | null, allowed: string) {
  expect(response?.status).toBe(405);
  expect(response?.headers.get("allow")).toBe(allowed);
  const body = await response?.json();
  expect(body).toEqual({
    code: "METHOD_NOT_ALLOWED",
    category: "VALIDATION",
    message: "This address does not accept that method.",
    requestId: response?.headers.get("x-request-id"),
  });
}
