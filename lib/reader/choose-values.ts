import { CONFIDENCE } from "./confidence";
import { daysApart } from "./evidence/dates/calendar";
import { type Candidate, findingOf } from "./evidence/layout/candidate";
import { FIELDS, type Field, type Finding } from "./payload.model";
import { alphanumericKey } from "./words/fold";

/** The best candidate for each field, and the notes on why a field needs checking. */
export type Choice = {
  readonly best: ReadonlyMap<Field, Candidate>;
  readonly notes: ReadonlyMap<Field, string>;
  readonly findings: readonly Finding[];
};

/**
 * The usual commission as a share of the price (`LEAST_SHARE` to `MOST_SHARE`), and the limits beyond which neither
 * amount can be right.
 */
const LEAST_SHARE = 0.01;
const MOST_SHARE = 0.4;
const NO_SHARE = 0.002;
const ANY_SHARE = 0.6;
const MAX_PER_FIELD = 6;
const MAX_STAY = 180;

/**
 * Picks the best candidate per field and cross-checks it. A value that fails a check stays among the findings but is
 * not used.
 */
export function chooseValues(candidates: readonly Candidate[], today: string | null): Choice {
  const ranked = new Map<Field, Candidate[]>();
  for (const field of FIELDS) ranked.set(field, distinct(candidates.filter((one) => one.field === field)));
  alignCurrencies(ranked);
  alignEnds(ranked);
  const best = new Map<Field, Candidate>();
  for (const [field, list] of ranked) if (list[0]) best.set(field, list[0]);
  const doubts = [...best].flatMap(([field, one]): [Field, string][] =>
    one.note ? [[field, one.note]] : [],
  );
  const notes = new Map<Field, string>([...doubts, ...dateNotes(best, today), ...moneyNotes(best)]);
  const findings = FIELDS.flatMap((field) =>
    (ranked.get(field) ?? [])
      .slice(0, MAX_PER_FIELD)
      .map((one, index) =>
        findingOf(
          one,
          index === 0 && isUsable(one, notes.get(field)),
          index === 0 ? notes.get(field) : undefined,
        ),
      ),
  );
  return {
    best: new Map([...best].filter(([field, one]) => isUsable(one, notes.get(field)))),
    notes,
    findings,
  };
}

/**
 * Whether a value goes into the payload. A required value below the threshold, or one that failed a check, does not.
 */
function isUsable(one: Candidate, note: string | undefined): boolean {
  if (one.worked) return note === one.note;
  const need =
    one.field.startsWith("pricing") ||
    one.field.startsWith("estimated") ||
    one.field === "confirmationNumber" ||
    /Date$/.test(one.field)
      ? CONFIDENCE.bar.enough
      : CONFIDENCE.bar.shown;
  return note === undefined && one.confidence >= need;
}

/** Returns one candidate per value, the best first. A value given by several sources is more certain. */
function distinct(list: readonly Candidate[]): Candidate[] {
  const byValue = Map.groupBy(list, ({ value }) =>
    typeof value === "number" ? value.toFixed(3) : alphanumericKey(value),
  );
  return [...byValue.values()]
    .flatMap((group) => {
      const [first] = [...group].sort((a, b) => b.confidence - a.confidence);
      const sources = new Set(group.map((one) => `${one.source} ${one.span?.doc.id ?? one.document ?? ""}`))
        .size;
      const placed = group.find((one) => one.span)?.span;
      return first
        ? [
            {
              ...first,
              ...(first.span || !placed ? {} : { span: placed }),
              confidence: Math.min(CONFIDENCE.bar.most, first.confidence + agreement(sources)),
            },
          ]
        : [];
    })
    .sort((a, b) => b.confidence - a.confidence);
}

function agreement(sources: number): number {
  const { bySource, mostBySource } = CONFIDENCE.agreed;
  return Math.min(mostBySource, (sources - 1) * bySource);
}

/** Ranks the currency printed with the chosen amount above the currencies of other amounts of the same field. */
function alignCurrencies(ranked: Map<Field, Candidate[]>): void {
  const pairs: [Field, Field][] = [
    ["pricing.total", "pricing.currency"],
    ["estimatedCommission.amount", "estimatedCommission.currency"],
  ];
  for (const [amountField, currencyField] of pairs) {
    const amount = ranked.get(amountField)?.[0];
    const list = ranked.get(currencyField) ?? [];
    if (!amount) ranked.set(currencyField, []);
    const own = list.find(
      (one) =>
        one.span !== undefined &&
        one.span.start === amount?.span?.start &&
        one.span.doc === amount?.span?.doc,
    );
    if (own)
      ranked.set(currencyField, [
        { ...own, confidence: Math.max(own.confidence, amount?.confidence ?? 0) },
        ...list.filter((one) => one !== own),
      ]);
  }
}

/**
 * "Leaves on 2 January, back on 9 January": the day on which a trip starts counts as its end only when no later end is
 * stated.
 */
function alignEnds(ranked: Map<Field, Candidate[]>): void {
  const start = ranked.get("itinerary.startDate")?.[0];
  const ends = ranked.get("itinerary.endDate") ?? [];
  const isSamePlace =
    start?.span && start.span.start === ends[0]?.span?.start && start.span.doc === ends[0].span.doc;
  const later = ends.find(
    ({ value, confidence }) => confidence >= CONFIDENCE.bar.enough && start && value > start.value,
  );
  if (isSamePlace && later) ranked.set("itinerary.endDate", [later, ...ends.filter((one) => one !== later)]);
}

function dateNotes(best: ReadonlyMap<Field, Candidate>, today: string | null): [Field, string][] {
  const start = best.get("itinerary.startDate");
  const end = best.get("itinerary.endDate");
  const notes: [Field, string][] = [];
  if (start && end) {
    const days = daysApart(String(start.value), String(end.value));
    if (days < 0)
      notes.push(
        ["itinerary.startDate", "The trip would end before it starts."],
        ["itinerary.endDate", "The trip would end before it starts."],
      );
    if (days > MAX_STAY) notes.push(["itinerary.endDate", `The trip would last ${days} days.`]);
  }
  if (start && today && daysApart(String(start.value), today) > 400)
    notes.push(["itinerary.startDate", "The trip would have begun more than a year before the mail."]);
  if (start && today && daysApart(today, String(start.value)) > 1_460)
    notes.push(["itinerary.startDate", "The trip would begin more than four years after the mail."]);
  return notes;
}

/**
 * Returns notes on a price and a commission that contradict each other. A value that isn't certain enough doesn't count
 * against the other.
 */
function moneyNotes(best: ReadonlyMap<Field, Candidate>): [Field, string][] {
  const total = best.get("pricing.total");
  const commission = best.get("estimatedCommission.amount");
  if (!total || !commission || Math.min(total.confidence, commission.confidence) < CONFIDENCE.bar.enough)
    return [];
  const currency = best.get("pricing.currency")?.value;
  const other = best.get("estimatedCommission.currency")?.value;
  if (currency !== undefined && other !== undefined && currency !== other) {
    return [
      ["estimatedCommission.amount", "The commission is in another currency than the price."],
      ["estimatedCommission.currency", "The commission is in another currency than the price."],
    ];
  }
  const share = Number(commission.value) / Number(total.value);
  const note = `The commission would be ${Math.round(share * 1000) / 10}% of the price.`;
  // A cancelled booking may leave a commission of zero.
  if (share === 0 || (share >= LEAST_SHARE && share <= MOST_SHARE)) return [];
  const weaker: Field =
    total.confidence < commission.confidence ? "pricing.total" : "estimatedCommission.amount";
  return share > ANY_SHARE || share < NO_SHARE
    ? [
        ["pricing.total", note],
        ["estimatedCommission.amount", note],
      ]
    : [[weaker, note]];
}
