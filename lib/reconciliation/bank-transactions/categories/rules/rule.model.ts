import { z } from "zod";
import { CATEGORIES, type Category } from "@/lib/platform/base/addresses/admin-addresses.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { optionalText, text } from "@/lib/platform/base/input";
import type { Money } from "@/lib/platform/base/money";
import { folded } from "@/lib/platform/base/text";

/**
 * The direction of the payments to which a rule applies: incoming or outgoing. A rule without a direction applies to
 * both.
 */
export const DIRECTIONS = ["in", "out"] as const;
export type Direction = (typeof DIRECTIONS)[number];

const MOST_WORDS = 10;

/**
 * The lines of a statement to which a rule applies. All `words` must occur in the line, as whole words and in any
 * order.
 */
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

/** A rule as shown to administrators. */
export type CategoryRule = Omit<LiveRule, "words"> & {
  readonly words: string;
  readonly accountName: string | null;
  /** The number of transactions that the rule ignored. */
  readonly count: number;
};

/**
 * The result of restoring what a rule ignored: how many transactions were restored, how many stay ignored because their
 * month is locked, and when (ISO 8601).
 */
export type RuleTakenBack = { readonly count: number; readonly locked: number; readonly at: string };
export const rulePutBack = z.object({
  at: z.iso.datetime({ error: "at must be the instant of the taking back" }),
});

/**
 * The open transactions that a rule would ignore, and the number of those that it leaves because another rule has a
 * different category for them.
 */
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

/**
 * Returns the distinct words of a text as rules compare them, case-folded: "Wire-transfer FEE" is wire, transfer, fee.
 */
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
/** A rule added through the API. Optionally, it replaces another rule and applies to open transactions at once. */
export const ruleBody = ruleDraft.extend({
  accountId: z.uuid().nullable().default(null),
  direction: z.enum(DIRECTIONS).nullable().default(null),
  replaces: z.uuid().nullable().default(null),
  appliesNow: z.boolean().default(false),
});
export type RuleDraft = z.output<typeof ruleDraft>;

/**
 * Returns the rule that applies to a line: among rules that agree, the one with the most words, oldest first. Returns
 * "disputed" if the rules disagree.
 */
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
