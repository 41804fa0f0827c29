import { CONFIDENCE } from "@/lib/reader/confidence";
import { fold } from "@/lib/reader/words/fold";
import type { Concept } from "@/lib/reader/words/labels/label-words";
import { conceptsOf } from "@/lib/reader/words/lexicon";
import { isToReader, NAMES_COMMISSION, NO_PROMISE } from "@/lib/reader/words/sayings/commission-sayings";
import type { Candidate } from "../layout/candidate";
import type { AmountFound, EmailEvidence } from "../layout/email-evidence";
import { textOf } from "../layout/pair";
import { sentencesOf } from "../layout/sentences";
import { rateIn } from "./commission-words";
import type { RoleAmount } from "./role-amount";

const SAME = 0.021;
const MAX_AMOUNTS = 60;
const MOST_RATE = 30;
/** A smaller percentage is a discount or a bank charge. */
const LEAST_RATE = 3;

/** A price, and the amount left to pay after the commission. */
type Left = { readonly gross: AmountFound; readonly net: AmountFound; readonly rate: number };

/**
 * Proposes a commission that the email doesn't print, from the price and the amount left to pay: "USD 2,400.00, your 10
 * % is off already, so remit 2,160.00", or "Gross 2,400.00" over "Net payable 2,160.00". The candidate names both as
 * evidence and needs confirmation.
 */
export function commissionOfNet(
  reading: EmailEvidence,
  priced: readonly RoleAmount[],
  totals: readonly Candidate[],
): Candidate[] {
  const proved = provedByRate(reading);
  const found = proved.length > 0 ? proved : labelled(priced, totals, reading);
  const differences = new Set(found.map(({ gross, net }) => cents(gross.value - net.value)));
  const [first] = found;
  return first && differences.size === 1 ? proposal(first, reading) : [];
}

/** Finds the price and the amount that is exactly the reader's rate less, where a sentence names the rate. */
function provedByRate(reading: EmailEvidence): Left[] {
  const rates = new Set(
    reading.parts.flatMap((part) =>
      sentencesOf(part).flatMap(({ text }) => rateOfReader(text, reading.languages) ?? []),
    ),
  );
  const amounts = reading.amounts.filter(({ value }) => value > 0).slice(0, MAX_AMOUNTS);
  return [...rates].flatMap((rate) =>
    amounts.flatMap((gross) =>
      amounts
        .filter(
          (net) =>
            net.value < gross.value &&
            isLike(net, gross) &&
            Math.abs(gross.value * (1 - rate / 100) - net.value) < SAME,
        )
        .map((net) => ({ gross, net, rate })),
    ),
  );
}

/** Other reasons for subtracting a percentage from a price. */
const OTHER: ReadonlySet<Concept> = new Set<Concept>(["DISCOUNT", "DEPOSIT", "TAX"]);

/** Returns the rate that a sentence gives the reader or calls a commission. */
function rateOfReader(text: string, languages: readonly string[]): number | null {
  const folded = text.length > 400 ? "" : fold(text);
  const rate = folded === "" ? null : rateIn(folded);
  if (rate === null || rate < LEAST_RATE || rate > MOST_RATE || NO_PROMISE.test(folded)) return null;
  if (NAMES_COMMISSION.test(folded)) return rate;
  const isOther = folded.split(/[^\p{L}-]+/u).some((word) => conceptsOf(word).some((one) => OTHER.has(one)));
  return !isOther && isToReader(folded, languages) ? rate : null;
}

function labelled(
  priced: readonly RoleAmount[],
  totals: readonly Candidate[],
  reading: EmailEvidence,
): Left[] {
  const [total] = totals.filter(({ field }) => field === "pricing.total");
  const gross = reading.amounts.find(
    ({ span }) => span.doc === total?.span?.doc && span.start === total.span.start,
  );
  if (!total || !gross || total.confidence < CONFIDENCE.bar.enough) return [];
  return priced
    .filter(({ role, pair }) => role === "net" && pair.source !== "prose")
    .flatMap((one) => {
      const net = reading.amounts.find(
        ({ span }) => span.doc === one.span.doc && span.start === one.span.start,
      );
      const rate = net ? ((gross.value - net.value) / gross.value) * 100 : 0;
      return net && isLike(net, gross) && rate >= LEAST_RATE && rate <= MOST_RATE
        ? [{ gross, net, rate }]
        : [];
    });
}

function isLike(one: AmountFound, other: AmountFound): boolean {
  return one.currency === other.currency || one.currency === null || other.currency === null;
}

function cents(value: number): number {
  return Math.round(value * 100) / 100;
}

function proposal({ gross, net, rate }: Left, reading: EmailEvidence): Candidate[] {
  const currency = gross.currency ?? net.currency ?? reading.currency.only;
  if (!currency) return [];
  const shared = { source: "prose", span: net.span, confidence: CONFIDENCE.money.ofBase } as const;
  return [
    {
      ...shared,
      field: "estimatedCommission.amount",
      value: cents(gross.value - net.value),
      note: `${textOf(gross.span).trim()} less ${textOf(net.span).trim()}: worked out, not printed.`,
      worked: { rate, base: gross.value },
    },
    { ...shared, field: "estimatedCommission.currency", value: currency },
  ];
}
