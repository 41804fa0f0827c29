import { amountsIn } from "../words/amount";
import type { Role } from "../words/label-rules";
import { type Candidate, fromPair } from "./candidate";
import { labelAfter, labelBefore } from "./inline-label";
import { type Pair, type Span, textOf, within } from "./pair";
import type { AmountFound, Reading } from "./reading";

/** An amount and what it is. */
export type RoleAmount = {
  readonly role: Role;
  readonly value: number;
  readonly currency: string | null;
  readonly confidence: number;
  readonly pair: Pair;
  readonly span: Span;
};

const MONEY_ROLES: ReadonlySet<Role> = new Set<Role>(["total", "commission", "net", "gross", "otherAmount"]);
const RATE_BASE =
  /(?:%|prozent|percent)\s*(?:of|on|von|vom|auf|sur|de|du|su|van|over|av|pa|på|z|ze|sobre|s\/|x|×)?[^\d]{0,24}$/i;

/** Every amount of the mail with the role its label gives it, surest first. */
export function roleAmounts(reading: Reading): RoleAmount[] {
  const fromLabels = reading.pairs
    .filter((pair) => MONEY_ROLES.has(pair.label.role))
    .flatMap((pair) => pairAmount(pair, reading));
  const fromProse = reading.amounts.flatMap((amount) => proseAmount(amount));
  const all = [...fromLabels, ...fromProse].filter((one) => one.currency !== null || one.confidence > 0.7);
  return all.sort((a, b) => b.confidence - a.confidence);
}

function pairAmount(pair: Pair, reading: Reading): RoleAmount[] {
  const text = textOf(pair.value);
  const hint = currencyHint(pair.labelText, reading);
  const found = amountsIn(text, reading.currency);
  const amounts = found.length > 0 ? found : wholeNumber(text, hint);
  const usable = amounts.filter((one) => amounts.length === 1 || !RATE_BASE.test(text.slice(0, one.at)));
  const [first] = usable.length > 0 ? usable : amounts;
  if (!first || first.at > 90) return [];
  const own = first.at > 2 ? labelBefore(text, first.at) : null;
  if (own && MONEY_ROLES.has(own.label.role) && own.label.role !== pair.label.role) return [];
  const span = within(pair.value, first.at, first.end);
  const currency = first.currency ?? hint ?? reading.currency.only;
  const known = first.currency ? 1 : hint ? 0.98 : 0.9;
  const far = first.at > 30 ? 0.9 : 1;
  const candidate = fromPair("pricing.total", pair, first.value, span, known * far);
  return [
    { role: pair.label.role, value: first.value, currency, confidence: candidate.confidence, pair, span },
  ];
}

/** "Total (EUR): 1200" has a whole number for its value and the currency in its label. */
function wholeNumber(
  text: string,
  hint: string | null,
): { at: number; end: number; value: number; currency: null }[] {
  const match = hint ? /^\s*(\d{2,7})\s*$/.exec(text) : null;
  return match?.[1] ? [{ at: 0, end: text.length, value: Number(match[1]), currency: null }] : [];
}

function currencyHint(label: string, reading: Reading): string | null {
  const code = /(?<![A-Za-z])([A-Z]{3})(?![A-Za-z])|([€£])/.exec(label);
  const amount = code ? amountsIn(`${code[0]} 1.00`, reading.currency)[0] : undefined;
  return amount?.currency ?? null;
}

function proseAmount(amount: AmountFound): RoleAmount[] {
  const text = amount.span.doc.text;
  const before = labelBefore(text, amount.span.start);
  const lineStart = text.lastIndexOf("\n", amount.span.start - 1) + 1;
  const after = !before || !MONEY_ROLES.has(before.label.role) ? labelAfter(text, amount.span.end) : null;
  const label = before && MONEY_ROLES.has(before.label.role) ? before : after;
  if (!label || !MONEY_ROLES.has(label.label.role)) return [];
  if (
    RATE_BASE.test(text.slice(Math.max(lineStart, amount.span.start - 60), amount.span.start)) &&
    label.label.role === "commission" &&
    !/commission\s+of\s*$/i.test(text.slice(lineStart, amount.span.start))
  )
    return [];
  const pair: Pair = {
    label: label.label,
    labelText: label.text,
    value: amount.span,
    source: "prose",
    trust: (label === after ? 0.85 : 0.97) * (amount.currency ? 1 : 0.85),
    row: amount.row,
  };
  const candidate: Candidate = fromPair("pricing.total", pair, amount.value, amount.span);
  return [
    {
      role: label.label.role,
      value: amount.value,
      currency: amount.currency,
      confidence: candidate.confidence,
      pair,
      span: amount.span,
    },
  ];
}
