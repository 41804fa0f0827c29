import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { Failure } from "./failure";
import { parse } from "./input";

/** The parts of a JSON Schema that describe fields; Zod uses no other keywords for them. */
type Schema = {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly const?: unknown;
};

const MOST_NAMED = 20;
const schemas = new WeakMap<z.ZodType, Schema>();

/**
 * Like `parse`, for input from programs: a field that the schema doesn't know is refused by name, so that a misspelt
 * field isn't ignored silently.
 */
export function parseStrict<S extends z.ZodType>(schema: S, raw: unknown): z.output<S> {
  return parse(schema, raw, unknownFields(schema, raw).slice(0, MOST_NAMED));
}

/**
 * Like `parseStrict`, for a change to a record that programs can also read. A field that they send back exactly as
 * `read` returns it is no change, so the schema need not know it.
 */
export async function parseChange<S extends z.ZodType>(
  schema: S,
  raw: unknown,
  read: () => Promise<object>,
): Promise<z.output<S>> {
  const unknown = unknownFields(schema, raw);
  if (unknown.length === 0 || !isRecord(raw)) return parse(schema, raw, unknown);
  const now: object = JSON.parse(JSON.stringify(await read().catch(nothingThere)));
  const was = new Map<string, unknown>(Object.entries(now));
  const changed = unknown.filter((name) => !was.has(name) || !isDeepStrictEqual(raw[name], was.get(name)));
  return parse(schema, raw, changed.slice(0, MOST_NAMED));
}

/** A record that doesn't exist has no fields that could have been read. */
function nothingThere(error: unknown): object {
  if (error instanceof Failure && error.code === "NOT_FOUND") return {};
  throw error;
}

function unknownFields(schema: z.ZodType, raw: unknown): string[] {
  const known = schemas.get(schema) ?? inputSchemaOf(schema);
  schemas.set(schema, known);
  return unknownIn(raw, known);
}

/**
 * Returns the JSON Schema of the input that a schema accepts. It allows no additional fields, except in a
 * `looseObject`.
 */
export function inputSchemaOf(schema: z.ZodType): Schema {
  const { $schema: _, ...taken } = z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      if (jsonSchema.properties) jsonSchema.additionalProperties ??= false;
      const { def } = zodSchema._zod;
      // Zod omits the default of whatever is converted first, as whole numbers in an address are.
      if (def.type === "default" && jsonSchema.type === "integer") jsonSchema.default = def.defaultValue;
    },
  });
  return taken as Schema;
}

function unknownIn(raw: unknown, schema: Schema, at = ""): string[] {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fewest(choices.filter((one) => isFor(raw, one)).map((one) => unknownIn(raw, one, at)));
  if (Array.isArray(raw)) return raw.flatMap((one, no) => unknownIn(one, schema.items ?? {}, `${at}${no}.`));
  if (!isRecord(raw) || !schema.properties) return [];
  const { properties, additionalProperties } = schema;
  return Object.entries(raw).flatMap(([name, value]) => {
    const field = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (field) return unknownIn(value, field, `${at}${name}.`);
    return additionalProperties === false ? [at + name] : [];
  });
}

/** Whether a value belongs to this alternative of a union, judged by its type and its constant fields. */
function isFor(raw: unknown, { type, properties = {} }: Schema): boolean {
  if (Array.isArray(raw)) return type === undefined || type === "array";
  if (!isRecord(raw)) return true;
  const constants = Object.entries(properties).filter(([, field]) => field.const !== undefined);
  return (type ?? "object") === "object" && constants.every(([name, field]) => raw[name] === field.const);
}

function fewest(unknown: readonly string[][]): string[] {
  return unknown.reduce((least, one) => (one.length < least.length ? one : least), unknown[0] ?? []);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
