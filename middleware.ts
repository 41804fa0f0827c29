import { clerkMiddleware } from "@clerk/nextjs/server";
import { type NextFetchEvent, type NextRequest, NextResponse } from "next/server";
import { identityProvider } from "@/lib/accounts/identity/provider";
import { RETURN_COOKIE, returnCookieOptions } from "@/lib/accounts/identity/return-path";
import { builtinVisitor, clerkVisitor } from "@/lib/accounts/identity/visitor";
import { methodsInsteadOf } from "@/lib/platform/base/addresses/api-methods";
import {
  type AccessDecision,
  checkAccess,
  isDecodable,
  type Visitor,
} from "@/lib/platform/base/addresses/routes";
import { clerkHostOf, contentSecurityPolicy } from "@/lib/platform/base/content-security";
import { env } from "@/lib/platform/base/env";
import { Failure, failureJson, reportOf } from "@/lib/platform/base/failure";
import { newId } from "@/lib/platform/base/id";
import { log, traceOf, underRequest } from "@/lib/platform/base/log";
import { clerkSettings } from "@/lib/platform/vendors/clerk/clerk-session";

/**
 * Excludes the existing static files, each by its name, and paths that accept large bodies, because the body of a
 * request that passes the middleware is cut at 10 MB. A path that only looks like a file is included, because a page
 * responds to it. On the excluded API paths, requests without a body are included, so that a wrong method gets its
 * response. Paths with a percent sign are always included, because Next fails on those that can't be decoded.
 */
export const config = {
  runtime: "nodejs",
  matcher: [
    "/(.*%.*)",
    {
      source: "/api/(webhooks|imports|uploads)/(.*)",
      missing: [
        { type: "header", key: "content-length" },
        { type: "header", key: "transfer-encoding" },
      ],
    },
    {
      source: "/api/(webhooks|imports|uploads)/(.*)",
      has: [{ type: "header", key: "content-length", value: "0" }],
    },
    {
      source: "/api/bookings/import-csv(.*)",
      missing: [
        { type: "header", key: "content-length" },
        { type: "header", key: "transfer-encoding" },
      ],
    },
    {
      source: "/api/bookings/import-csv(.*)",
      has: [{ type: "header", key: "content-length", value: "0" }],
    },
    {
      source: "/api/admin/bank-transactions/import(.*)",
      missing: [
        { type: "header", key: "content-length" },
        { type: "header", key: "transfer-encoding" },
      ],
    },
    {
      source: "/api/admin/bank-transactions/import(.*)",
      has: [{ type: "header", key: "content-length", value: "0" }],
    },
    "/((?!_next/static|_next/image|api/webhooks|api/imports|api/uploads|api/bookings/import-csv|api/admin/bank-transactions/import|(?:favicon\\.ico|icon\\.svg|apple-icon\\.png|manifest\\.webmanifest|robots\\.txt|sample_bookings\\.csv|openapi\\.json|icons/icon-192\\.png|icons/icon-512\\.png|icons/maskable-192\\.png|icons/maskable-512\\.png)$).*)",
  ],
};

/**
 * Redirects visitors to pages that they may see. This is only a convenience: the actual access checks are in the use
 * cases.
 */
export default function middleware(request: NextRequest, event: NextFetchEvent) {
  if (!isDecodable(request.nextUrl.pathname)) return undecodable();
  // In development, chunks have a percent sign in their names.
  if (request.nextUrl.pathname.startsWith("/_next/")) return NextResponse.next();
  if (/^\/api(\/|$)/.test(request.nextUrl.pathname)) return forApi(request);
  if (identityProvider() === "builtin") return forPage(request, () => builtinVisitor(request.headers));
  return viaClerk(request, event);
}

const viaClerk = clerkMiddleware(
  (auth, request) => forPage(request, async () => clerkVisitor((await auth()).userId)),
  (request) => clerkSettings(request.headers),
);

function undecodable(): NextResponse {
  return refused(new Failure("INVALID_INPUT", "The address cannot be read."));
}

function refused(failure: Failure, more: Record<string, string> = {}): NextResponse {
  const requestId = newId();
  const report = reportOf(failure);
  const headers = { "x-request-id": requestId, ...more };
  return NextResponse.json(failureJson(report, requestId), { status: report.status, headers });
}

/**
 * Handles a call of the API, which responds with 401 and 403 itself and is never redirected. For a method that a path
 * doesn't accept, Next would send an empty response.
 */
function forApi(request: NextRequest): NextResponse {
  const allow = methodsInsteadOf(request.method, request.nextUrl.pathname);
  if (allow !== undefined) return refused(new Failure("METHOD_NOT_ALLOWED"), { allow });
  const headers = new Headers(request.headers);
  headers.set("x-request-id", newId());
  return NextResponse.next({ request: { headers } });
}

/**
 * Handles a page. A Server Action passes, because it reports missing permissions itself, in words that the screen can
 * show; it couldn't handle a redirect.
 */
async function forPage(request: NextRequest, whoAsks: () => Promise<Visitor>): Promise<NextResponse> {
  const requestId = newId();
  if (request.method === "POST" && request.headers.has("next-action")) return shown(request, requestId);
  const passage = await underRequest(requestId, () => passageOf(request, whoAsks));
  if (passage.kind === "pass") return shown(request, requestId);
  const isFront = env.PUBLIC_FACE && request.nextUrl.pathname === "/" && passage.to === "/sign-in";
  return isFront ? shown(request, requestId, "/welcome") : redirected(request, passage);
}

/**
 * Decides about a visitor. If the visitor can't be determined, the page is let through: its own access check runs again
 * and shows what is wrong.
 */
async function passageOf(request: NextRequest, whoAsks: () => Promise<Visitor>): Promise<AccessDecision> {
  try {
    return checkAccess(request.nextUrl.pathname, await whoAsks());
  } catch (error) {
    log().error(traceOf(error), "visitor unknown");
    return { kind: "pass" };
  }
}

/** @param instead the page to show at this address, where it isn't the page of the same path */
function shown(request: NextRequest, requestId: string, instead?: string): NextResponse {
  const nonce = btoa(crypto.randomUUID());
  const clerkKey = env.NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY;
  const policy = contentSecurityPolicy({
    nonce,
    development: env.NODE_ENV === "development",
    clerkHost: identityProvider() === "clerk" && clerkKey ? clerkHostOf(clerkKey) : undefined,
  });
  const headers = new Headers(request.headers);
  headers.set("x-nonce", nonce);
  headers.set("x-request-id", requestId);
  headers.set("content-security-policy", policy);
  const response =
    instead === undefined
      ? NextResponse.next({ request: { headers } })
      : NextResponse.rewrite(new URL(instead, request.nextUrl), { request: { headers } });
  response.headers.set("x-request-id", requestId);
  response.headers.set("content-security-policy", policy);
  response.headers.set("x-frame-options", "DENY");
  return response;
}

function redirected(request: NextRequest, passage: AccessDecision & { kind: "redirect" }): NextResponse {
  const url = new URL(passage.to, request.nextUrl);
  if (passage.keepsQuery) url.search = request.nextUrl.search;
  const response = NextResponse.redirect(url);
  const wanted = `${request.nextUrl.pathname}${request.nextUrl.search}`;
  if (passage.to === "/sign-in" && isDocument(request) && wanted !== "/") {
    response.cookies.set(RETURN_COOKIE, wanted, returnCookieOptions());
  }
  return response;
}

function isDocument(request: NextRequest): boolean {
  return request.method === "GET" && request.headers.get("sec-fetch-dest") === "document";
}
