import "server-only";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { currentIdentity, type Identity, identityEvenLeaving } from "@/lib/accounts/identity/identity";
import { Failure, reportOf } from "@/lib/platform/base/failure";
import { UNAVAILABLE } from "@/lib/platform/base/unavailable";
import type { Context } from "@/lib/platform/context/context";
import { requestIdOf } from "./request";
import { contextOf } from "./who";

type Page = { readonly ctx: Context; readonly identity: Identity };

/**
 * Returns the visitor of a page, null when signed out. Redirects somebody whose account is closed to a page that says
 * so.
 */
export function pageVisitor(): Promise<Identity | null> {
  return orTold(currentIdentity());
}

/** Returns a visitor whose account is going to be erased, and when; redirects everybody else. */
export async function leaver(): Promise<Identity & { readonly eraseAt: Date }> {
  const identity = await orTold(identityEvenLeaving());
  if (!identity) redirect("/sign-in");
  const { eraseAt } = identity;
  if (eraseAt === null) redirect("/");
  return { ...identity, eraseAt };
}

async function orTold(asked: Promise<Identity | null>): Promise<Identity | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Failure && error.code === "SUSPENDED") redirect("/suspended");
    if (error instanceof Failure && error.code === "LEAVING") redirect("/leaving");
    // A browser gets only the digest of a server error, by which the error page knows what happened.
    if (reportOf(error).status === 503) Object.assign(error as Failure, { digest: UNAVAILABLE });
    throw error;
  }
}

/**
 * Returns the person for whom a page is rendered. The middleware has checked already; this is the actual access check.
 */
export const pageContext = cache(async (): Promise<Page> => {
  const identity = await pageVisitor();
  if (!identity) redirect("/sign-in");
  if (!identity.hasCompletedOnboarding) redirect("/onboarding");
  return { ctx: contextOf(identity, requestIdOf(await headers())), identity };
});

/** Like `pageContext`, for somebody who hasn't completed onboarding. */
export async function newcomerContext(): Promise<Page> {
  const identity = await pageVisitor();
  if (!identity) redirect("/sign-in");
  if (identity.hasCompletedOnboarding) redirect("/");
  return { ctx: contextOf(identity, requestIdOf(await headers())), identity };
}

/** Like `pageContext`, for pages that only administrators may see. */
export async function adminPageContext(): Promise<Page> {
  const page = await pageContext();
  if (page.identity.role !== "ADMIN") redirect("/");
  return page;
}
