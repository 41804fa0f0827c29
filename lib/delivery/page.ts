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

/** Who opens a page, null when signed out; somebody whose account is closed is told so instead. */
export function pageVisitor(): Promise<Identity | null> {
  return orTold(currentIdentity());
}

/** Somebody whose account is going to be erased, and when. */
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
    // All that a browser is told of an error on the server, by which the page in its place says what it was.
    if (reportOf(error).status === 503) Object.assign(error as Failure, { digest: UNAVAILABLE });
    throw error;
  }
}

/** The person a page is drawn for. The gate has asked already; this is the lock behind it. */
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
