import { type NextFetchEvent, NextRequest } from "next/server";
import { afterEach, expect, it } from "vitest";
import robots from "@/app/robots";
import middleware from "@/middleware";

const ask = (path: string) =>
  middleware(new NextRequest(`http://localhost${path}`), {} as NextFetchEvent) as Promise<Response>;
const shown = async (path: string) => {
  const { headers } = await ask(path);
  const address = headers.get("x-middleware-rewrite") ?? headers.get("location");
  return address && new URL(address).pathname;
};

afterEach(() => {
  delete process.env.PUBLIC_FACE;
});

it("an installation that says so shows at / what the product does, under the same policy as every page", async () => {
  process.env.PUBLIC_FACE = "1";
  const front = await ask("/");
  expect(front.headers.get("x-middleware-rewrite")).toBe("http://localhost/welcome");
  expect(front.headers.get("content-security-policy")).toContain("nonce-");
  expect(await shown("/bookings/open")).toBe("/sign-in");
  expect(robots().rules).toMatchObject({ allow: ["/$", "/pricing", "/docs/api"] });
});

it("every other installation leads from / to the sign-in", async () => {
  expect(await shown("/")).toBe("/sign-in");
  expect(robots().rules).toMatchObject({ allow: ["/pricing", "/docs/api"] });
});
