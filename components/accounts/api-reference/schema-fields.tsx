import type { Schema } from "./api-document.model";
import { type Field, fieldsOf, typeOf } from "./schema-words.model";

/** The type of a value, and its fields if it is an object. */
export function SchemaFields({ schema, label }: { readonly schema: Schema; readonly label: string }) {
  const fields = fieldsOf(schema);
  if (fields.length === 0) return <TypeLine type={typeOf(schema)} object={objectOf(schema)} />;
  return <Fields fields={fields} label={label} />;
}

export function Fields({ fields, label }: { readonly fields: readonly Field[]; readonly label: string }) {
  return (
    <ul aria-label={label} className="divide-y rounded-md border text-sm">
      {fields.map(({ name, type, isRequired, about, object }) => (
        <li key={name} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 px-3 py-1.5">
          <code className="wrap-anywhere font-medium">{name}</code>
          <TypeLine type={type} object={object} />
          {isRequired ? null : <span className="text-muted-foreground">optional</span>}
          {about ? <span className="basis-full text-muted-foreground">{about}</span> : null}
        </li>
      ))}
    </ul>
  );
}

function TypeLine({ type, object }: Pick<Field, "type" | "object">) {
  const [before = type, after = ""] = object === undefined ? [type] : type.split(object);
  return (
    <span className="break-words text-sm">
      {before}
      {object === undefined ? null : (
        <a href={`#${object}`} className="text-primary underline underline-offset-4">
          {object}
        </a>
      )}
      {after}
    </span>
  );
}

function objectOf(schema: Schema): string | undefined {
  const ref = schema.$ref ?? schema.items?.$ref;
  return ref?.slice(ref.lastIndexOf("/") + 1);
}
