import { z } from "zod";
import { Failure } from "./failure";
import { isBlank } from "./text";

/**
 * Parses external data. Throws INVALID_INPUT with a list of messages for each field, named by its path. Where a schema
 * has no message of its own, `issueWords` supplies one.
 * @param unknown paths of further fields to refuse
 */
export function parse<S extends z.ZodType>(
  schema: S,
  raw: unknown,
  unknown: readonly string[] = [],
): z.output<S> {
  const result = schema.safeParse(raw, { error: issueWords });
  if (result.success && unknown.length === 0) return result.data;
  const issues = [
    ...unknown.map((name) => ({ path: [name], message: `${name} is no field that can be sent here` })),
    ...(result.error?.issues ?? []),
  ];
  const fields = Map.groupBy(issues, ({ path }) => path.join(".") || "form");
  const messages = [...fields].map(([name, all]) => [name, all.map(({ message }) => message)]);
  throw new Failure("INVALID_INPUT", issues[0]?.message, { fields: Object.fromEntries(messages) });
}

/**
 * A text from a person or program: trimmed and with a length limit. NUL and lone surrogates are refused because
 * Postgres can't store them.
 */
export function text(max = 500) {
  return z
    .string()
    .trim()
    .max(max, `Must be at most ${max} characters`)
    .refine(
      (value) => !value.includes("\u0000") && value.isWellFormed(),
      "Contains characters that cannot be stored",
    );
}

/** Returns the message for a missing value. A value of the wrong type gets the message that `parse` has for it. */
export function missing(message: string) {
  return ({ input }: { readonly input?: unknown }) => (isBlank(input) ? message : undefined);
}

/** Like `text`, but with its own message for an empty one. */
export function requiredText(message: string, max = 500) {
  return z
    .string({ error: missing(message) })
    .trim()
    .min(1, message)
    .max(max, `Must be at most ${max} characters`)
    .refine(
      (value) => !value.includes("\u0000") && value.isWellFormed(),
      "Contains characters that cannot be stored",
    );
}

/** An optional value; blank and null mean none. */
export const unlessBlank = <const Inner extends z.ZodType>(inner: Inner) =>
  z.preprocess((value) => (value === "" || value === null ? undefined : value), inner);

const WHOLE = /^\d+$/;
const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;

/** Reads a text of this form as the number that it is. Other values stay as they are, for the number's schema to refuse. */
const written = <const Inner extends z.ZodType>(form: RegExp, inner: Inner) =>
  z.preprocess((value) => (typeof value === "string" && form.test(value) ? Number(value) : value), inner);

/** A whole number, from JSON or as decimal digits in an address or a form. */
export function wholeNumber(min: number, max: number, name: string) {
  const message = `${name} must be a whole number`;
  return written(
    WHOLE,
    z
      .number(message)
      .int(message)
      .min(min, `${name} must be at least ${min}`)
      .max(max, `${name} must be at most ${max}`),
  );
}

/** A number in decimal digits, from JSON or as text. Powers of ten and other bases are refused. */
export function decimalNumber(message: string, min: number, max: number) {
  return written(DECIMAL, z.number(message).min(min, message).max(max, message));
}

/** A text field that holds JSON. */
export function jsonText() {
  return z.string().transform((value, issues): unknown => {
    try {
      return JSON.parse(value);
    } catch {
      issues.addIssue({ code: "custom", message: "The field is not valid JSON" });
      return z.NEVER;
    }
  });
}

/** An optional text; null, undefined and blank all become null. */
export function optionalText(max = 500) {
  return text(max)
    .nullish()
    .transform((value) => value || null);
}

type Issue = z.core.$ZodRawIssue;

const KINDS: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
};

/** Returns the message for an issue for which the schema has none. It begins with the path of the field. */
export function issueWords(issue: Issue): string {
  const name = issue.path?.join(".") || "The request";
  return `${name} ${complaint(issue)}`;
}

function complaint(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined
        ? "is required"
        : `must be ${KINDS[issue.expected] ?? "given in another form"}`;
    case "invalid_value":
      return `must be ${oneOf(issue.values)}`;
    case "too_small":
      return limit(issue.origin, issue.inclusive === false ? "more than" : "at least", issue.minimum);
    case "too_big":
      return limit(issue.origin, issue.inclusive === false ? "less than" : "at most", issue.maximum);
    case "invalid_format":
      return issue.format === "uuid" ? "must be a UUID" : "is not written as expected";
    case "unrecognized_keys":
      return `holds unknown fields: ${issue.keys.join(", ")}`;
    default:
      return "is not in a form that is accepted here";
  }
}

function limit(origin: string, bound: string, size: number | bigint): string {
  if (origin === "string") return `must have ${bound} ${size} characters`;
  return origin === "array" ? `must have ${bound} ${size} entries` : `must be ${bound} ${size}`;
}

function oneOf(values: readonly unknown[]): string {
  const words = values.map(String);
  return words.length === 1 ? (words[0] ?? "") : `one of ${words.join(", ")}`;
}

/** Parses a form body of this content type. Throws INVALID_INPUT if it can't be read. */
export async function formOf(body: Uint8Array<ArrayBuffer>, contentType: string): Promise<FormData> {
  try {
    return await new Response(body, { headers: { "content-type": contentType } }).formData();
  } catch {
    throw new Failure("INVALID_INPUT", "The upload is not a form that can be read.");
  }
}
