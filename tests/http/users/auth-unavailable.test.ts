import { afterEach, expect, it, vi } from "vitest";
import { POST as signIn } from "@/app/api/auth/sign-in/email/route";
import { POST as signUp } from "@/app/api/auth/sign-up/email/route";
import { GET as readMe } from "@/app/api/users/me/route";
import { signInAction, signUpAction } from "@/components/accounts/users/auth/actions";
import { Connection } from "@/db/connection";
import { DatabaseError } from "@/db/database-error";
import { openAccount } from "@/lib/accounts/identity/open-account";
import { withHeaders } from "../../support/http/next-headers";

const ADA = { name: "Ada Fern", email: "ada@agents.test", password: "harbour-lantern-42" };
const BEN = { ...ADA, email: "ben@agents.test" };
const { ask } = Connection.prototype;
afterEach(() => vi.restoreAllMocks());

/** Makes every statement that matches this fail with a lost connection from now on. */
function away(where: RegExp): void {
  vi.spyOn(Connection.prototype, "ask").mockImplementation(function (this: Connection, text, ...rest) {
    return where.test(text)
      ? Promise.reject(new DatabaseError("CONNECTION_CLOSED"))
      : ask.call(this, text, ...rest);
  });
}

const call = (handler: typeof signIn, body?: object) => {
  const headers = { "content-type": "application/json", authorization: `Bearer ${"x".repeat(43)}` };
  const init = body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers };
  const request = new Request("http://localhost/api", init);
  return withHeaders(headers, () => handler(request, { params: Promise.resolve({}) }));
};

it.each([
  ["for everything", /./],
  ["for the counters of attempts", /"rate_limits"/],
  ["as the account is looked for", /"users"/],
  ["as the password is compared", /"accounts"/],
  ["as the session begins", /"sessions"/],
])(
  "with the database away %s, signing in and up say 503 in the API and on the page",
  async (_when, where) => {
    await openAccount(ADA);
    away(where);
    for (const response of [await call(signIn, ADA), await call(signUp, BEN)]) {
      expect(response.status).toBe(503);
      expect(await response.json()).toMatchObject({ code: "UNAVAILABLE", requestId: expect.any(String) });
    }
    const form = (fields: Record<string, string>) => {
      const data = new FormData();
      for (const [name, value] of Object.entries(fields)) data.set(name, value);
      return data;
    };
    const words = "Service unavailable. Please try again later.";
    const before = { errors: [], values: { name: "", email: "" } };
    for (const state of [
      await withHeaders({}, () => signInAction(before, form(ADA))),
      await withHeaders({}, () => signUpAction(before, form(BEN))),
    ]) {
      expect(state.errors).toEqual([{ message: words }]);
    }
  },
);

it("with the database away a session's person can't be told, which is 503 and not a sign-out", async () => {
  away(/./);
  expect((await call(readMe)).status).toBe(503);
});
