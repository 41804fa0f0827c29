import { describe, expect, it } from "vitest";
import { clerkHostOf, contentSecurityPolicy } from "@/lib/platform/base/content-security";

describe("the policy of a page", () => {
  it("is closed but for our own files and scripts with the nonce", () => {
    expect(contentSecurityPolicy({ nonce: "abc", development: false, clerkHost: undefined })).toBe(
      "default-src 'self'; script-src 'self' 'nonce-abc' 'strict-dynamic'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; frame-src 'self'; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    );
  });

  it("opens for Clerk's own host only where Clerk is on", () => {
    const policy = contentSecurityPolicy({
      nonce: "abc",
      development: false,
      clerkHost: "clerk.example.com",
    });
    expect(policy).toContain("connect-src 'self' https://clerk.example.com;");
    expect(policy).not.toContain("unsafe-eval");
  });

  it("allows evaluation in development only", () => {
    const policy = contentSecurityPolicy({ nonce: "abc", development: true, clerkHost: undefined });
    expect(policy).toContain("'unsafe-eval'");
  });
});

describe("Clerk's host", () => {
  it("is read from the publishable key", () => {
    expect(clerkHostOf(`pk_live_${btoa("clerk.example.com$")}`)).toBe("clerk.example.com");
  });

  it.each(["", "sk_live_x", "pk_live_", `pk_live_${btoa("a b; script-src *$")}`, "pk_live_%%%"])(
    "is not read from %s",
    (key) => {
      expect(clerkHostOf(key)).toBeUndefined();
    },
  );
});
