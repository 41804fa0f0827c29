import type { ApiCall, Parameter, Schema } from "./api-document.model";
import { curlOf } from "./curl.model";
import { Fields, SchemaFields } from "./schema-fields";
import { type Field, typeOf } from "./schema-words.model";

type Props = { readonly call: ApiCall; readonly origin: string };

/** The description of one API call. */
export function CallSection({ call, origin }: Props) {
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
