import { z } from "zod";

type Schema = {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly minLength?: number;
};

/** Values that hardly any field accepts. */
export const HOSTILE_VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  "",
  "NaN",
  "a\u0000b",
  "\ud800",
  "x".repeat(100_000),
  "' or 1=1 --",
  "%_\\",
  "<script>alert(1)</script>",
  "infinity",
  "2027-02-30",
  "10/03/2027",
  [],
  [[]],
  {},
  { toString: 1 },
  { $ne: null },
];

/** Returns a value that satisfies a schema's form. */
export function sampleOf(schema: z.ZodType): unknown {
  return partOf(jsonSchemaOf(schema));
}

/** Returns copies of the sample, each with one part replaced by a hostile value. */
export function hostileBodies(sample: unknown): unknown[] {
  return placesIn(sample).flatMap((place) => HOSTILE_VALUES.map((value) => replaced(sample, place, value)));
}

/** Returns a query string for each key of a schema and each hostile value. */
export function hostileQueries(schema: z.ZodType): string[] {
  const keys = Object.keys(jsonSchemaOf(schema).properties ?? {});
  const values = HOSTILE_VALUES.map((value) =>
    typeof value === "string" ? value.slice(0, 3_000) : JSON.stringify(value),
  );
  return keys.flatMap((key) =>
    values.map((value) => `?${new URLSearchParams({ [key]: value.toWellFormed() })}`),
  );
}

function jsonSchemaOf(schema: z.ZodType): Schema {
  return z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Schema;
}

function partOf(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum.find((one) => one !== "" && one !== null);
  const choices = schema.anyOf?.filter(({ type }) => type !== "null");
  if (choices?.[0]) return partOf(choices[0]);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(partOf));
  switch ([schema.type].flat()[0]) {
    case "object":
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, value]) => [key, partOf(value)]),
      );
    case "array":
      return schema.items ? [partOf(schema.items)] : [];
    case "number":
    case "integer":
      return Math.max(schema.minimum ?? 1, 1);
    case "boolean":
      return true;
    default:
      return textOf(schema);
  }
}

function textOf({ format, pattern, minLength }: Schema): string {
  if (format === "uuid") return "0190b6a2-0000-7000-8000-000000000000";
  if (format === "email") return "ada@example.test";
  if (pattern?.includes("\\d{4}-\\d{2}-\\d{2}") || format === "date") return "2031-03-01";
  if (format === "date-time") return "2031-03-01T00:00:00Z";
  return "text".padEnd(minLength ?? 0, "x");
}

type Place = readonly (string | number)[];

function placesIn(value: unknown, at: Place = []): Place[] {
  if (value === null || typeof value !== "object") return [at];
  const inner = Object.entries(value).flatMap(([key, part]) => placesIn(part, [...at, key]));
  return [at, ...inner];
}

function replaced(value: unknown, [key, ...rest]: Place, by: unknown): unknown {
  if (key === undefined) return by;
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value)
    ? [...value]
    : { ...(value as object) };
  Reflect.set(copy, key, replaced(Reflect.get(copy, key), rest, by));
  return copy;
}
