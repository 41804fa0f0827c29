import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const SECRET = "a-secret-of-at-least-32-characters";
const CLERK = { NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: "pk_live_eA==", CLERK_SECRET_KEY: "sk_live_x" };
const NONE = {
  AUTH_SECRET: "",
  VERCEL: "",
  ALLOW_BUILTIN_IDENTITY: "",
  NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: "",
  CLERK_SECRET_KEY: "",
};

/** Settings are read once, so each test loads the modules again. */
async function providerWith(settings: Record<string, string>) {
  for (const [name, value] of Object.entries({ ...NONE, ...settings })) vi.stubEnv(name, value);
  const { identityProvider } = await import("@/lib/accounts/identity/provider");
  return identityProvider();
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

describe("who proves identities", () => {
  it("is Clerk when both its keys are set, and needs no secret of ours", async () => {
    expect(await providerWith(CLERK)).toBe("clerk");
    expect(await providerWith({ ...CLERK, VERCEL: "1" })).toBe("clerk");
  });

  it("is the built-in sign-in when a key of Clerk's is missing", async () => {
    expect(await providerWith({ AUTH_SECRET: SECRET, CLERK_SECRET_KEY: "sk_live_x" })).toBe("builtin");
  });

  it.each(["", "too-short"])(
    "is nobody with the secret '%s', and the error says what to set",
    async (AUTH_SECRET) => {
      await expect(providerWith({ AUTH_SECRET })).rejects.toThrow(
        /AUTH_SECRET must have at least 32 characters/,
      );
    },
  );

  it("is nobody on Vercel until the built-in sign-in is switched on by name", async () => {
    await expect(providerWith({ AUTH_SECRET: SECRET, VERCEL: "1" })).rejects.toThrow(
      /ALLOW_BUILTIN_IDENTITY=1/,
    );
  });

  it("is the built-in sign-in on Vercel once it is switched on by name", async () => {
    const settings = { AUTH_SECRET: SECRET, VERCEL: "1", ALLOW_BUILTIN_IDENTITY: "1" };
    expect(await providerWith(settings)).toBe("builtin");
  });
});

describe("the cookie of a session", () => {
  it.each([
    ["__Secure-", { APP_URL: "https://desk.example.com" }],
    ["__Secure-", { VERCEL: "1", APP_URL: "" }],
    ["", { APP_URL: "http://localhost:3000" }],
    ["", { APP_URL: "" }],
  ])("begins with '%s' for %j", async (prefix, settings) => {
    for (const [name, value] of Object.entries({ ...NONE, ...settings })) vi.stubEnv(name, value);
    const { COOKIE_PREFIX, secureCookies, sessionCookieName } = await import(
      "@/lib/accounts/identity/sessions/session-cookie"
    );
    expect(secureCookies()).toBe(prefix !== "");
    expect(sessionCookieName()).toBe(`${prefix}${COOKIE_PREFIX}.session_token`);
  });
});
