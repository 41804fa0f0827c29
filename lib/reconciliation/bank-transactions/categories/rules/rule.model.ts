import { z } from "zod";
import { CATEGORIES, type Category } from "@/lib/platform/base/addresses/admin-addresses.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { optionalText, text } from "@/lib/platform/base/input";
import type { Money } from "@/lib/platform/base/money";
import { folded } from "@/lib/platform/base/text";

/** Which payments a rule is about: money that came, or that left; null is both. */
export const DIRECTIONS = ["in", "out"] as const;
export type Direction = (typeof DIRECTIONS)[number];

const MOST_WORDS = 10;

/** What lines of a statement a rule is about. `words` all stand in the line, as words of their own, in any order. */
export type RuleFacts = {
  readonly words: readonly string[];
  readonly accountId: string | null;
  readonly direction: Direction | null;
};
export type LiveRule = RuleFacts & {
  readonly id: string;
  readonly category: Category;
  readonly note: string | null;
};
export type RuleLine = {
  readonly memo: string;
  readonly payer: string | null;
  readonly accountId: string;
  readonly amountMinor: number;
};

/** A rule as administrators see it. */
export type CategoryRule = Omit<LiveRule, "words"> & {
  readonly words: string;
  readonly accountName: string | null;
  /** How many transactions are put aside by it. */
  readonly count: number;
};

/** How much was brought back that a rule had put aside, how much stays as its month is locked, and when that was, as an ISO text. */
export type RuleTakenBack = { readonly count: number; readonly locked: number; readonly at: string };
export const rulePutBack = z.object({
  at: z.iso.datetime({ error: "at must be the instant of the taking back" }),
});

/** What a rule would put aside of what is open, and how many it leaves as another rule says otherwise of them. */
export type RulePreview = {
  readonly count: number;
  readonly disputed: number;
  readonly first: readonly {
    readonly id: string;
    readonly memo: string;
    readonly bookedOn: CalendarDate;
    readonly amount: Money;
  }[];
};

/** The words of a text as rules compare them: folded, each once. "Wire-transfer FEE" is wire, transfer, fee. */
export function wordsOf(typed: string): readonly string[] {
  return [
    ...new Set(
      folded(typed)
        .split(/[^\p{L}\p{N}]+/u)
        .filter(Boolean),
    ),
  ];
}

export const ruleDraft = z.object({
  words: text(200)
    .transform(wordsOf)
    .refine((words) => words.length > 0, "Say which words a line has.")
    .refine((words) => words.length <= MOST_WORDS, `At most ${MOST_WORDS} words.`),
  accountId: z.uuid().nullable(),
  direction: z.enum(DIRECTIONS).nullable(),
  category: z.enum(CATEGORIES, { error: "A category is required" }),
  note: optionalText(200),
});
/** A rule that is added by a program: in the place of another one, and applied at once to what is open, where that is said. */
export const ruleBody = ruleDraft.extend({
  accountId: z.uuid().nullable().default(null),
  direction: z.enum(DIRECTIONS).nullable().default(null),
  replaces: z.uuid().nullable().default(null),
  appliesNow: z.boolean().default(false),
});
export type RuleDraft = z.output<typeof ruleDraft>;

/** The rule that says what a line is: of several that agree the one with the most words, the oldest first; "disputed" where they don't agree. */
export function ruleFor<R extends LiveRule>(rules: readonly R[], line: RuleLine): R | "disputed" | null {
  const words = new Set(wordsOf(`${line.memo} ${line.payer ?? ""}`));
  const fitting = rules.filter((rule) => isAbout(rule, line) && rule.words.every((word) => words.has(word)));
  if (new Set(fitting.map(({ category }) => category)).size > 1) return "disputed";
  return fitting.toSorted((a, b) => b.words.length - a.words.length)[0] ?? null;
}

function isAbout({ accountId, direction }: RuleFacts, line: RuleLine): boolean {
  const came = line.amountMinor > 0 ? "in" : "out";
  return (accountId ?? line.accountId) === line.accountId && (direction ?? came) === came;
}
