import { describe, expect, it } from "vitest";
import { POST as signIn } from "@/app/api/auth/sign-in/email/route";
import { POST as signOut } from "@/app/api/auth/sign-out/route";
import { POST as signUp } from "@/app/api/auth/sign-up/email/route";
import { GET as readMe } from "@/app/api/users/me/route";
import { openAccount } from "@/lib/accounts/identity/open-account";
import { db } from "../../support/database/database";
import { browser } from "../../support/http/next-headers";

const ADA = { name: "Ada Fern", email: "ada@agents.test", password: "harbour-lantern-42" };
type Handler = typeof signIn;

describe("signing in as a program", () => {
  it("answers a token that opens the API until it signs out", async () => {
    await openAccount(ADA);
    const response = await post(signIn, ADA);
    expect(response.status).toBe(200);
    const { token } = (await response.json()) as { token: string };
    expect((await ask(readMe, token)).status).toBe(200);
    expect((await ask(signOut, token, "POST")).status).toBe(204);
    expect((await ask(readMe, token)).status).toBe(401);
  });

  it("answers 401 to a wrong password and 400 to what is no address", async () => {
    await openAccount(ADA);
    const wrong = await post(signIn, { ...ADA, password: "not-the-password" });
    expect(wrong.status).toBe(401);
    expect(await wrong.json()).toMatchObject({ code: "NOT_SIGNED_IN" });
    const noAddress = await post(signIn, { email: "ada", password: "" });
    expect(noAddress.status).toBe(400);
    expect(await noAddress.json()).toMatchObject({
      fields: {
        email: ["Enter an email address like name@example.com."],
        password: ["Enter your password."],
      },
    });
  });

  it("answers 429 with Retry-After once an account has been guessed at too often", async () => {
    await openAccount(ADA);
    await post(signIn, { ...ADA, password: "not-the-password" });
    await db`update rate_limits set count = 20 where key like 'sign-in-account:%'`;
    const response = await post(signIn, ADA);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await response.json()).toMatchObject({ code: "RATE_LIMITED" });
  });

  it("opens again when the window is over", async () => {
    await openAccount(ADA);
    await post(signIn, { ...ADA, password: "not-the-password" });
    await db`update rate_limits set count = 500, window_start = window_start - 900000`;
    expect((await post(signIn, ADA)).status).toBe(200);
  });

  it("is refused from a page of somebody else's", async () => {
    await openAccount(ADA);
    const response = await post(signIn, ADA, { origin: "https://evil.example", host: "localhost" });
    expect(response.status).toBe(403);
  });
});

describe("signing up as a program", () => {
  it("answers a token, and 409 the second time", async () => {
    expect((await post(signUp, ADA)).status).toBe(200);
    expect((await post(signUp, { ...ADA, email: "ADA@agents.test" })).status).toBe(409);
  });

  it("makes one account of ten attempts at once", async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(signUp, ADA)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
    expect(await db`select id from users`).toHaveLength(1);
    expect(await db`select token from inbound_addresses`).toHaveLength(1);
  });

  it.each([
    [{ ...ADA, password: "short" }, "password"],
    [{ ...ADA, password: "x".repeat(129) }, "password"],
    [{ ...ADA, password: "Password1!" }, "password"],
    [{ ...ADA, password: "AdaFern2026!" }, "password"],
    [{ ...ADA, name: " " }, "name"],
    [{ ...ADA, name: "a\u0000" }, "name"],
    [{ ...ADA, email: `${"a".repeat(250)}@b.test` }, "email"],
  ])("refuses %j", async (body, field) => {
    const response = await post(signUp, body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ fields: { [field]: [expect.any(String)] } });
  });

  it.each(["null", "[]", "7", '"x"', "{", ""])("answers 400 to the body %s", async (body) => {
    const request = new Request("http://localhost/api/auth/sign-up/email", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    const response = await browser().visit(() => signUp(request, { params: Promise.resolve({}) }));
    expect(response.status).toBe(400);
  });
});

function post(handler: Handler, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const request = new Request("http://localhost/api/auth", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  const sender = { "x-forwarded-for": "192.0.2.1" };
  return browser().visit(() => handler(request, { params: Promise.resolve({}) }), sender);
}

function ask(handler: Handler, token: string, method = "GET"): Promise<Response> {
  const headers = { authorization: `Bearer ${token}` };
  const request = new Request("http://localhost/api", { method, headers });
  return browser().visit(() => handler(request, { params: Promise.resolve({}) }), headers);
}
