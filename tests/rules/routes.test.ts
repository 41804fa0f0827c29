import { describe, expect, it } from "vitest";
import {
  checkAccess,
  finalAddress,
  isDecodable,
  ownPath,
  type Visitor,
} from "@/lib/platform/base/addresses/routes";

const EVERYONE: readonly Visitor[] = [
  "signed-out",
  "suspended",
  "leaving",
  "not-onboarded",
  "agent",
  "admin",
];

/** Returns each visitor's destination for a path: the path itself if it is shown. */
function outcomes(path: string): Record<Visitor, string> {
  const ends = EVERYONE.map((who) => {
    const passage = checkAccess(path, who);
    return [who, passage.kind === "pass" ? path : passage.to] as const;
  });
  return Object.fromEntries(ends) as Record<Visitor, string>;
}

describe("the gate", () => {
  it.each(["/post-signup", "/sign-in/sso-callback", "/settings/email-forwarding/verify"])(
    "%s is always reachable",
    (path) => {
      for (const who of EVERYONE) expect(checkAccess(path, who)).toEqual({ kind: "pass" });
    },
  );

  it("/pricing shows who is signed in the plans of their own page", () => {
    expect(outcomes("/pricing")).toEqual({
      "signed-out": "/pricing",
      suspended: "/suspended",
      leaving: "/leaving",
      "not-onboarded": "/onboarding",
      agent: "/plan",
      admin: "/plan",
    });
    expect(finalAddress("/pricing?subscription=canceled", "agent")).toBe("/plan?subscription=canceled");
  });

  it.each(["/sign-in", "/sign-in/factor-one", "/sign-up", "/sign-up/verify/email"])(
    "%s is for the signed out; others go to where they belong",
    (path) => {
      expect(outcomes(path)).toEqual({
        "signed-out": path,
        suspended: "/suspended",
        leaving: "/leaving",
        "not-onboarded": "/onboarding",
        agent: "/",
        admin: "/",
      });
    },
  );

  it("lets newcomers see onboarding and nothing else", () => {
    expect(outcomes("/onboarding")).toEqual({
      "signed-out": "/sign-in",
      suspended: "/suspended",
      leaving: "/leaving",
      "not-onboarded": "/onboarding",
      agent: "/",
      admin: "/",
    });
  });

  it.each(["/", "/emails/new", "/emails/trash", "/bookings", "/bookings/open", "/email-preview"])(
    "%s is for agents and administrators",
    (path) => {
      expect(outcomes(path)).toEqual({
        "signed-out": "/sign-in",
        suspended: "/suspended",
        leaving: "/leaving",
        "not-onboarded": "/onboarding",
        agent: path,
        admin: path,
      });
    },
  );

  it("shows /admin to administrators only", () => {
    expect(outcomes("/admin")).toEqual({
      "signed-out": "/sign-in",
      suspended: "/suspended",
      leaving: "/leaving",
      "not-onboarded": "/onboarding",
      agent: "/",
      admin: "/admin",
    });
  });

  it.each([
    "/admin/nowhere",
    "/nowhere",
    "/emails/new/deeper",
    "/Bookings",
    "/onboarding/deeper",
    "/pricing/x",
  ])("%s is unknown and leads home", (path) => {
    expect(outcomes(path)).toEqual({
      "signed-out": "/sign-in",
      suspended: "/suspended",
      leaving: "/leaving",
      "not-onboarded": "/onboarding",
      agent: "/",
      admin: "/",
    });
  });

  it("sends /emails to its first tab and keeps the selected email", () => {
    expect(checkAccess("/emails", "agent")).toEqual({
      kind: "redirect",
      to: "/emails/new",
      keepsQuery: true,
    });
    expect(checkAccess("/emails", "signed-out")).toEqual({
      kind: "redirect",
      to: "/sign-in",
      keepsQuery: false,
    });
  });

  it.each(["constructor", "/constructor", "/__proto__", "/toString", ""])(
    "takes no built-in property of an object for a page: %s",
    (path) => {
      for (const who of EVERYONE) expect(checkAccess(path, who).kind).toBe("redirect");
    },
  );

  it("never sends anybody in a circle", () => {
    const paths = [
      "/",
      "/pricing",
      "/sign-in",
      "/onboarding",
      "/post-signup",
      "/emails",
      "/admin",
      "/nowhere",
    ];
    for (const who of EVERYONE) {
      for (const path of paths) {
        const passage = checkAccess(path, who);
        if (passage.kind === "redirect") expect(checkAccess(passage.to, who)).toEqual({ kind: "pass" });
      }
    }
  });
});

describe("the path to return to after signing in", () => {
  it.each(["/emails/new?emailId=1", "/bookings/open", "/"])("keeps %s", (path) => {
    expect(ownPath(path)).toBe(path);
  });

  it.each([
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "javascript:alert(1)",
    "/.//evil.example",
    "/..//evil.example/x?y=1",
    "/a/..//evil.example",
    "/%2e//evil.example",
    "/./%2E%2e//evil.example",
    "/.//",
    "emails",
    "",
    undefined,
    null,
  ])("turns %s into the front page", (value) => {
    expect(ownPath(value)).toBe("/");
  });
});

describe("a path that cannot be decoded", () => {
  it("is told from one that can", () => {
    expect(isDecodable("/emails/%E0%A4%A")).toBe(false);
    expect(isDecodable("/emails/%C3%A9")).toBe(true);
  });
});

it.each([
  ["/bookings/closed?search=abc", "agent", "/bookings/closed?search=abc"],
  ["/emails?search=abc", "agent", "/emails/new?search=abc"],
  ["/nowhere?search=abc", "agent", "/"],
  ["/suppliers", "not-onboarded", "/onboarding"],
] as const)("who wants %s as %s ends up at %s", (wanted, who, end) => {
  expect(finalAddress(wanted, who)).toBe(end);
});
