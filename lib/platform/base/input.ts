import { z } from "zod";
import { Failure } from "./failure";
import { issueWords } from "./issue-words";

/** Parses outside data or fails with INVALID_INPUT and one message list per field, named by its path; what a schema has no words for gets ours. */
export function parse<S extends z.ZodType>(schema: S, raw: unknown): z.output<S> {
  const result = schema.safeParse(raw, { error: issueWords });
  if (result.success) return result.data;
  const fields: Record<string, string[]> = {};
  for (const issue of result.error.issues) {
    const key = issue.path.join(".") || "form";
    fields[key] = [...(fields[key] ?? []), issue.message];
  }
  throw new Failure("INVALID_INPUT", result.error.issues[0]?.message, { fields });
}

/** A text from a person or program: trimmed, with a length limit; NUL and lone surrogates are refused because Postgres can't keep them. */
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

/** Like `text`, but with words of its own for an empty one. */
export function requiredText(message: string, max = 500) {
  return z
    .string({ error: message })
    .trim()
    .min(1, message)
    .max(max, `Must be at most ${max} characters`)
    .refine(
      (value) => !value.includes("\u0000") && value.isWellFormed(),
      "Contains characters that cannot be stored",
    );
}

/** An optional text; null, undefined and blank all become null. */
export function optionalText(max = 500) {
  return text(max)
    .nullish()
    .transform((value) => value || null);
}
