import type { ReactNode } from "react";
import { Logo } from "@/components/shared/logo";
import { PageLink } from "@/components/ui/links/page-link";
import { type ApiCall, callsOf, type Document, namesIn, type Schema, schemasOf } from "./api-document.model";
import { CallSection } from "./call-section";
import { SchemaFields } from "./schema-fields";

const LINK = "text-primary underline underline-offset-4";

/** The first page of the API reference: how to call the API, and all calls by topic. */
export function ApiOverview({ api }: { readonly api: Document }) {
  return (
    <Frame title="API reference">
      <p>
        Programs call with a key from{" "}
        <a href="/settings/api-keys" className={LINK}>
          Settings, API keys
        </a>
        : <code>Authorization: Bearer tpk_...</code>. What no key opens takes the token that signing in
        answers. The same as a file:{" "}
        <a href="/openapi.json" className={LINK}>
          OpenAPI 3.1
        </a>
        .
      </p>
      {api.tags.map(({ name, description }) => (
        <section key={name} aria-labelledby={slugOf(name)} className="flex flex-col gap-2">
          <h2 id={slugOf(name)} className="font-semibold text-md">
            <a href={`/docs/api/${slugOf(name)}`} className={LINK}>
              {titleOf(name)}
            </a>
          </h2>
          <p className="text-muted-foreground text-sm">{description}</p>
          <ul className="flex flex-col gap-1 text-sm">
            {callsOf(api, name).map(({ operationId, method, path, summary }) => (
              <li key={operationId}>
                <a
                  href={`/docs/api/${slugOf(name)}#${operationId}`}
                  className={`wrap-anywhere font-mono ${LINK}`}
                >
                  {method} {path}
                </a>{" "}
                {summary}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Frame>
  );
}

type PartProps = { readonly api: Document; readonly tag: string; readonly origin: string };

/** The page of one topic: its calls, and the object schemas they use. */
export function ApiPart({ api, tag, origin }: PartProps) {
  const calls = callsOf(api, tag);
  const names = namesIn(api, [{ $ref: "#/components/schemas/Refusal" }, ...calls.flatMap(schemasOf)]);
  return (
    <Frame title={titleOf(tag)}>
      <p>
        <a href="/docs/api" className={LINK}>
          All calls
        </a>
      </p>
      {calls.map((call: ApiCall) => (
        <CallSection key={call.operationId} call={call} origin={origin} />
      ))}
      <h2 className="font-semibold text-lg">Objects</h2>
      {names.map((name) => (
        <section key={name} aria-labelledby={name} className="flex flex-col gap-2">
          <h3 id={name} className="font-mono font-semibold text-md">
            {name}
          </h3>
          <SchemaFields schema={api.components.schemas[name] as Schema} label={`Fields of ${name}`} />
        </section>
      ))}
    </Frame>
  );
}

/** Returns the tag whose page has this name. */
export function tagNamed(api: Document, slug: string): string | undefined {
  return api.tags.find(({ name }) => slugOf(name) === slug)?.name;
}

export function titleOf(tag: string): string {
  return `${tag.slice(0, 1).toUpperCase()}${tag.slice(1)}`;
}

function slugOf(tag: string): string {
  return tag.toLowerCase().replaceAll(/\W+/g, "-");
}

function Frame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="mx-auto flex min-h-dvh max-w-4xl flex-col gap-6 p-4 sm:p-8">
      <header>
        <PageLink href="/" className="inline-flex items-center gap-2 font-semibold text-lg">
          <Logo className="size-8" />
          Tallyport
        </PageLink>
      </header>
      <main className="flex flex-col gap-6">
        <h1 className="font-semibold text-2xl">{title}</h1>
        {children}
      </main>
    </div>
  );
}
