import { nameOf, type Schema } from "./api-document.model";

/** A field in one line. A field of a nested object is named by its path, such as `data[].id`. */
export type Field = {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly about: string | undefined;
  /** The name of the object schema that describes the field further. */
  readonly object: string | undefined;
};

/** Returns the fields of a value, including those of unnamed objects that it may be or contain in a list. */
export function fieldsOf(schema: Schema, prefix = ""): Field[] {
  const fields = objectsIn(schema).flatMap(({ object, list }) => ownFields(object, `${prefix}${list}`));
  return [...new Map(fields.map((field) => [field.name, field])).values()];
}

function ownFields({ properties = {}, required = [] }: Schema, prefix: string): Field[] {
  return Object.entries(properties).flatMap(([key, one]) => {
    const name = prefix === "" ? key : `${prefix}.${key}`;
    const field = {
      name,
      type: typeOf(one),
      isRequired: required.includes(key),
      about: one.description,
      object: objectIn(one),
    };
    return [field, ...fieldsOf(one, name)];
  });
}

/** Returns the type of a value as text, such as `list of Booking` or `"open" | "closed"`. */
export function typeOf(schema: Schema): string {
  return namedType(schema) ?? chosenType(schema) ?? listType(schema) ?? plainType(schema);
}

function namedType({ $ref, enum: values, ...schema }: Schema): string | undefined {
  if ($ref) return nameOf($ref);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  return values?.map((value) => JSON.stringify(value)).join(" | ");
}

function chosenType({ anyOf, oneOf, allOf }: Schema): string | undefined {
  return (anyOf ?? oneOf)?.map(typeOf).join(" or ") ?? allOf?.map(typeOf).join(" and ");
}

function listType({ type, items, prefixItems }: Schema): string | undefined {
  if (prefixItems) return `list of ${prefixItems.map(typeOf).join(", ")}`;
  return type === "array" ? `list of ${typeOf(items ?? {})}` : undefined;
}

function plainType({ type = "any value", format, properties, additionalProperties }: Schema): string {
  if (typeof additionalProperties === "object" && !properties)
    return `object of ${typeOf(additionalProperties)}`;
  return format ? `${type} (${format})` : type;
}

/** Returns an example value with the required fields. */
export function exampleOf(schema: Schema): unknown {
  const [choice] = (schema.anyOf ?? schema.oneOf ?? []).filter(({ type }) => type !== "null");
  if (choice) return exampleOf(choice);
  if (schema.enum) return schema.enum[0];
  if (schema.default !== undefined) return schema.default;
  if (schema.type === "array") return [exampleOf(schema.items ?? {})];
  if (schema.type === "object") return objectExample(schema);
  return EXAMPLES[schema.format ?? ""] ?? EXAMPLES[schema.type ?? ""] ?? "...";
}

function objectExample({ properties = {}, required = [] }: Schema): unknown {
  return Object.fromEntries(required.map((name) => [name, exampleOf(properties[name] ?? {})]));
}

const EXAMPLES: Readonly<Record<string, unknown>> = {
  date: "2031-03-08",
  email: "ada@example.com",
  uuid: "0190b6a2-0000-7000-8000-000000000001",
  number: 1,
  integer: 1,
  boolean: true,
};

/** Returns the unnamed objects that a value may be or contain in a list. */
function objectsIn(schema: Schema): { readonly object: Schema; readonly list: string }[] {
  if (schema.properties) return [{ object: schema, list: "" }];
  const inItems = schema.items ? objectsIn(schema.items) : [];
  const inChoices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap(objectsIn);
  return [...inItems.map(({ object, list }) => ({ object, list: `[]${list}` })), ...inChoices];
}

function objectIn(schema: Schema): string | undefined {
  if (schema.$ref) return nameOf(schema.$ref);
  const held = [...(schema.items ? [schema.items] : []), ...(schema.anyOf ?? [])];
  return held.map(objectIn).find((name) => name !== undefined);
}
