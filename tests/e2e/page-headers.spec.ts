import type { APIRequestContext, APIResponse } from "@playwright/test";
import { expect, test } from "../support/app/fixtures";
import { signedInPerson } from "../support/people/sign-in";

const PLACES = [
  "",
  "/sign-in",
  "/sign-up",
  "/pricing",
  "/post-signup",
  "/settings/email-forwarding",
  "/settings/email-forwarding/verify",
  "/bookings",
  "/emails/new",
  "/help",
  "/help/email-setup",
  "/admin",
  "/nowhere",
  "/icons",
  "/_next",
  "/_next/static",
  "/_next/static/chunks",
  "/_next/image",
  "/api",
  "/api/webhooks",
  "/api/bookings/import-csv",
  "/api/admin/bank-transactions/import",
];
const ENDINGS = [
  "",
  "/x",
  "/x.png",
  "/.png",
  "/x.svg.png",
  "/X.PNG",
  "/x.ico?a=.png",
  "/x.csv;y=1",
  "/x%2epng",
  "/a%20b.webmanifest",
  "/x.html",
  "/x.txt/y.woff2",
  "/icon.svg",
  "/favicon.ico",
  "/x.rsc",
  "/x.segments/y.txt",
  "/x.json",
];

const WITH_ALL = ["", "/bookings", "/admin", "/_next/static", "/api"];
const FEW = ["", "/x", "/x.png", "/x%2epng"];

/** Requests every page with each of some suffixes, as a browser does. */
async function eachAnswer(
  request: APIRequestContext,
  endingsOf: (place: string) => readonly string[],
  check: (where: string, answer: APIResponse, text: string) => void,
) {
  for (const place of PLACES) {
    const answers = endingsOf(place).map(async (ending) => {
      const where = `${place}${ending}` || "/";
      const answer = await request.get(where, { maxRedirects: 0, headers: { accept: "text/html" } });
      return { where, answer, text: await answer.text() };
    });
    for (const { where, answer, text } of await Promise.all(answers)) check(where, answer, text);
  }
}

/**
 * The middleware decides which paths are pages before it checks the session, so only some places are tested with
 * all suffixes.
 */
function someEndings(place: string): readonly string[] {
  return WITH_ALL.includes(place) ? ENDINGS : FEW;
}

function expectProtected(where: string, answer: APIResponse, text: string): boolean {
  const headers = answer.headers();
  expect(answer.status(), where).toBeLessThan(500);
  const isPage = headers["content-type"]?.startsWith("text/html") || /^\s*<(!doctype|html)/i.test(text);
  if (!isPage) return false;
  const policy = headers["content-security-policy"] ?? "";
  expect(policy, where).toMatch(/(script-src 'self' 'nonce-[\w+/=]+' 'strict-dynamic'|default-src 'none')/);
  expect(policy, where).toContain("frame-ancestors 'none'");
  expect(headers["x-frame-options"], where).toBe("DENY");
  return true;
}

test("every page has its policy and its protection from frames, whatever its address looks like @desktop", async ({
  request,
}) => {
  const pages: string[] = [];
  await eachAnswer(
    request,
    () => ENDINGS,
    (where, answer, text) => {
      if (expectProtected(where, answer, text)) pages.push(where);
    },
  );
  for (const where of ["/sign-in/x.png", "/sign-in/.png", "/sign-in/x%2epng", "/pricing"]) {
    expect(pages).toContain(where);
  }
});

test("so has every page of somebody who is signed in @desktop", async ({ context, app }) => {
  await signedInPerson(context, app, { role: "ADMIN" });
  const pages: string[] = [];
  await eachAnswer(context.request, someEndings, (where, answer, text) => {
    if (expectProtected(where, answer, text)) pages.push(where);
  });
  expect(pages).toContain("/settings/email-forwarding/verify");
});

test("the files there are come as they are, to everybody @desktop", async ({ request }) => {
  for (const file of [
    "/favicon.ico",
    "/icon.svg",
    "/apple-icon.png",
    "/manifest.webmanifest",
    "/icons/icon-192.png",
  ]) {
    const answer = await request.get(file, { maxRedirects: 0 });
    expect(answer.status(), file).toBe(200);
    expect(answer.headers()["content-type"], file).not.toContain("text/html");
  }
});
