import type { MoneyQuestion } from "./statement.model";

const SUBJECTS = { in: "what came", out: "what went", closing: "the closing balance" } as const;

/** What a file says of itself, and what was read of it instead, as a sentence. */
export function totalsWords({ of, stated, read }: Extract<MoneyQuestion, { about: "totals" }>): string {
  return `The file gives ${stated} as ${SUBJECTS[of]}, but what was read comes to ${read}.`;
}
