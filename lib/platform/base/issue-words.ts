import type { z } from "zod";

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

/** Our words for what a schema has none of its own for; they begin with the field's name, by its path. */
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
