import "server-only";
import { calendarDate } from "@/lib/platform/base/dates/calendar-date";
import { currency } from "@/lib/platform/base/money";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemReadTransaction } from "@/lib/platform/context/transaction";
import { type RuleDraft, type RulePreview, ruleFor } from "./rule.model";
import { selectLiveRules, selectOpenLines } from "./rule.sql";

const SHOWN = 5;

/**
 * Returns the open transactions that a rule would ignore, newest first. `replaces` is the rule that it would replace.
 */
export function previewRule(ctx: Context, draft: RuleDraft, replaces: string | null): Promise<RulePreview> {
  adminOnly(ctx);
  return inSystemReadTransaction(ctx, async (tx) => {
    const others = (await selectLiveRules(tx)).filter(({ id }) => id !== replaces);
    const rule = { ...draft, id: "new" };
    const fitting = (await selectOpenLines(tx, [rule], null)).filter(
      (line) => ruleFor([rule], line) !== null,
    );
    const taken = fitting.filter((line) => ruleFor([...others, rule], line) !== "disputed");
    return {
      count: taken.length,
      disputed: fitting.length - taken.length,
      first: taken.slice(0, SHOWN).map(({ id, memo, bookedOn, amountMinor, currency: code }) => ({
        id,
        memo,
        bookedOn: calendarDate.parse(bookedOn),
        amount: { minor: amountMinor, currency: currency.parse(code) },
      })),
    };
  });
}
