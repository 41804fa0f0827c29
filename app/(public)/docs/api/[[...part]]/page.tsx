import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ApiOverview, ApiPart, tagNamed, titleOf } from "@/components/accounts/api-reference/api-reference";
import { API } from "@/components/accounts/api-reference/document";
import { env } from "@/lib/platform/base/env";

type Props = PageProps<"/docs/api/[[...part]]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { part = [] } = await params;
  const tag = tagNamed(API, part.join("/"));
  const robots = { index: true, follow: true };
  return { robots, title: tag ? `${titleOf(tag)} - API reference` : "API reference" };
}

/** The API reference, generated from the API document itself; no part of it needs a script. */
export default async function ApiReferencePage({ params }: Props) {
  const { part = [] } = await params;
  if (part.length === 0) return <ApiOverview api={API} />;
  const tag = tagNamed(API, part.join("/"));
  if (tag === undefined) notFound();
  return <ApiPart api={API} tag={tag} origin={env.APP_URL ?? "https://app.example.com"} />;
}
