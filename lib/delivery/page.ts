import "server-only";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import type { Context } from "@/lib/context/context";
import { currentIdentity, type Identity } from "@/lib/identity/identity";
import { requestIdOf } from "./request";
import { contextOf } from "./who";

type Page = { readonly ctx: Context; readonly identity: Identity };

/** The person a page is drawn for. The gate has asked already; this is the lock behind it. */
export const pageContext = cache(async (): Promise<Page> => {
  const identity = await currentIdentity();
  if (!identity) redirect("/sign-in");
  if (!identity.hasCompletedOnboarding) redirect("/onboarding");
  return { ctx: contextOf(identity, requestIdOf(await headers())), identity };
});

/** Like `pageContext`, for pages that only administrators may see. */
export async function adminPageContext(): Promise<Page> {
  const page = await pageContext();
  if (page.identity.role !== "ADMIN") redirect("/");
  return page;
}
