import type { ReactNode } from "react";
import { Logo } from "@/components/shared/logo";
import { PageLink } from "@/components/ui/links/page-link";
import {
  type ApiCall,
  callsOf,
  type Document,
  namesIn,
  type Parameter,
  type Schema,
  schemasOf,
} from "./api-document.model";
import { curlOf } from "./curl.model";
import { Fields, SchemaFields } from "./schema-fields";
import { type Field, typeOf } from "./schema-words.model";

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

type Props = { readonly call: ApiCall; readonly origin: string };

/** The description of one API call. */
function CallSection({ call, origin }: Props) {
  const { operationId, method, path, summary, description, parameters, requestBody, responses } = call;
  const success = Object.entries(responses).find(([status]) => status.startsWith("2"));
  return (
    <section aria-labelledby={operationId} className="flex flex-col gap-3 rounded-lg border bg-card p-4">
      <h2 id={operationId} className="wrap-anywhere font-mono font-semibold text-md">
        {method} {path}
      </h2>
      <p>
        {summary} <span className="text-muted-foreground">{description}</span>
      </p>
      {parameters.length > 0 ? (
        <Part title="Parameters">
          <Fields fields={parameters.map(parameterField)} label={`Parameters of ${operationId}`} />
        </Part>
      ) : null}
      {Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) => (
        <Content key={type} title="Body" type={type} schema={schema} of={operationId} />
      ))}
      {success ? <Success status={success[0]} answer={success[1]} of={operationId} /> : null}
      <p className="text-sm">
        Refusals (4xx, 5xx) answer{" "}
        <a href="#Refusal" className="text-primary underline underline-offset-4">
          Refusal
        </a>
        .
      </p>
      <pre className="wrap-anywhere whitespace-pre-wrap rounded-md bg-muted p-3 font-mono text-sm">
        <code>{curlOf(call, origin)}</code>
      </pre>
    </section>
  );
}

function Success(props: {
  readonly status: string;
  readonly answer: ApiCall["responses"][string];
  readonly of: string;
}) {
  const { status, answer, of } = props;
  const contents = Object.entries(answer.content ?? {});
  if (contents.length === 0) return <p className="text-sm">Answers {status} without a body.</p>;
  return contents.map(([type, { schema }]) => (
    <Content key={type} title={`Answer ${status}`} type={type} schema={schema} of={of} />
  ));
}

function Content(props: {
  readonly title: string;
  readonly type: string;
  readonly schema: Schema | undefined;
  readonly of: string;
}) {
  const { title, type, schema, of } = props;
  return (
    <Part title={`${title} (${type})`}>
      {schema && !(schema.type === "string" && title !== "Body") ? (
        <SchemaFields schema={schema} label={`${title} of ${of}, ${type}`} />
      ) : (
        <p className="text-sm">A file.</p>
      )}
    </Part>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <div className="flex flex-col gap-1.5">
      <h3 className="break-words font-semibold text-sm">{title}</h3>
      {children}
    </div>
  );
}

function parameterField({ name, in: where, required, description, schema }: Parameter): Field {
  const about = description ?? schema.description;
  return {
    name,
    type: `${typeOf(schema)}, in the ${where}`,
    isRequired: required === true,
    about,
    object: undefined,
  };
}
