import { type ReportField, type ReportMapping, rankIn } from "../../import/report-mapping.model";
import { type Column, holdsIn, mayBe, type Values } from "./column-figures.model";
import { type ColumnRole, VAGUE } from "./column-roles.model";

/** The columns deducted from a commission or added to it, in this order. */
export const PARTS = ["bonus", "override", "prior", "kept", "fee", "deduction", "tax", "withheld"] as const;
export type Part = (typeof PARTS)[number];
/** Whether a column's figures are added with their printed signs (1) or deducted (-1). */
export type Signs = Readonly<Partial<Record<Part, 1 | -1>>>;

const TINY = 0.0051;
const PLAINLY_PAID = 20;
const UNKNOWN = 200;

/** Returns the columns of the commission and of the amount paid if the figures prove them, otherwise null. */
export function provedColumns(columns: readonly Column[], words: ReportMapping): ReportMapping | null {
  const proved =
    provedPair(columns, words) ?? provedWithUnknown(columns, words) ?? provedByRate(columns, words);
  return proved && { ...proved, ...sharedOf(columns, words, proved) };
}

/** Like `provedPair`, but tries to deduct a column with an unknown heading without which the figures don't add up. */
function provedWithUnknown(columns: readonly Column[], words: ReportMapping): ReportMapping | null {
  if (words.deduction) return null;
  for (const { header, candidates, values } of columns) {
    if (candidates.length > 0 || !values.some(Boolean)) continue;
    const proved = provedPair(columns, { ...words, deduction: header });
    if (proved) return { ...proved, deduction: header };
  }
  return null;
}

/** Returns the gross and the net that the figures prove, trying the plainest headings first. */
function provedPair(columns: readonly Column[], words: ReportMapping): ReportMapping | null {
  const hasUnknown = columns.some((one) => one.header === words.deduction && isUnknown(one));
  const of = (role: ColumnRole) => {
    const named = columns.filter(({ candidates }) => rankIn(candidates, role) < Number.POSITIVE_INFINITY);
    // A column with an unknown heading may be tried if no other heading names the role plainly.
    const isPlain = named.some(({ candidates }) => rankIn(candidates, role) < PLAINLY_PAID * 2);
    return isPlain || hasUnknown ? named : [...named, ...columns.filter(isUnknown)];
  };
  const part = columns.find(({ header }) => header === words.part);
  const pairs = of("gross").flatMap((gross) =>
    of("net").flatMap((net) =>
      gross === net ? [] : [{ gross, net, rank: likelihood(gross, "gross") + likelihood(net, "net") }],
    ),
  );
  // If a "net" commission and the amount paid with the tax on top are both possible, the one that matches the rate is
  // the commission.
  const rated = new Set(ratedColumns(columns, words));
  const isRated = ({ gross, net }: (typeof pairs)[number]) =>
    Number(rated.has(gross) && rankIn(net.candidates, "net") <= PLAINLY_PAID);
  pairs.sort((one, other) => isRated(other) - isRated(one) || one.rank - other.rank);
  for (const { gross, net } of pairs) {
    const isShared = part !== undefined && part !== net && part !== gross;
    const parts = Object.fromEntries(
      PARTS.filter((field) => field !== "kept" || !isShared).flatMap((field) => {
        const column = columns.find(
          ({ header }) => header === words[field] && header !== gross.header && header !== net.header,
        );
        return column ? [[field, column.values]] : [];
      }),
    );
    const base = isShared ? part.values : gross.values;
    // Two equal columns prove nothing about one with an unknown heading.
    if ([gross, net].some(isUnknown) && gross.values.every((value, at) => value === net.values[at])) continue;
    if (signsOf(base, net.values, parts).isProved) return { gross: gross.header, net: net.header };
  }
  return null;
}

/** Whether a column has amounts but an unknown heading. */
function isUnknown({ candidates, values }: Column): boolean {
  return candidates.length === 0 && values.some(Boolean);
}

function likelihood({ candidates }: Column, role: ColumnRole): number {
  return Math.min(rankIn(candidates, role), UNKNOWN);
}

/** Returns the columns that may be the gross and equal the rate times the sale. */
function ratedColumns(columns: readonly Column[], words: ReportMapping): readonly Column[] {
  const valuesOf = (field: ReportField) => columns.find(({ header }) => header === words[field])?.values;
  const bases = [valuesOf("base"), valuesOf("sale")];
  // A column merely headed "Commission" may contain rates.
  const rates = [
    valuesOf("rate"),
    ...columns.filter((column) => rankIn(column.candidates, "gross") < VAGUE).map(({ values }) => values),
  ];
  return columns.filter(
    ({ candidates, values }) =>
      rankIn(candidates, "gross") < Number.POSITIVE_INFINITY &&
      rates.some((rate) =>
        bases.some(
          (base) =>
            rate &&
            base &&
            rate !== values &&
            holdsIn(values, (at) => isRateOf(rate[at], base[at], values[at])),
        ),
      ),
  );
}

function provedByRate(columns: readonly Column[], words: ReportMapping): ReportMapping | null {
  const [gross, ...others] = ratedColumns(columns, words);
  if (!gross || others.length > 0) return null;
  const bases = [words.base, words.sale].map(
    (field) => columns.find(({ header }) => header === field)?.values,
  );
  const isItsRate = ({ values }: Column) =>
    bases.some(
      (base) => base && holdsIn(gross.values, (at) => isRateOf(values[at], base[at], gross.values[at])),
    );
  const nets = columns.filter(
    (column) => column !== gross && rankIn(column.candidates, "net") < VAGUE && !isItsRate(column),
  );
  if (nets.length > 1 || nets.some(({ values }) => values.some((value, at) => value !== gross.values[at])))
    return null;
  return { gross: gross.header };
}

/**
 * If the gross is an agent's share of another column, by the percentage in the split column, that other column is the
 * gross.
 */
function sharedOf(columns: readonly Column[], words: ReportMapping, proved: ReportMapping): ReportMapping {
  const split = columns.find(({ header }) => header === words.splitRate);
  const share = columns.find(({ header }) => header === proved.gross);
  if (!split || !share || rankIn(share.candidates, "part") === Number.POSITIVE_INFINITY) return {};
  const whole = columns.find(
    (column) =>
      column !== share &&
      mayBe(column, "gross") &&
      holdsIn(share.values, (at) => isRateOf(split.values[at], column.values[at], share.values[at])),
  );
  return whole ? { gross: whole.header, part: share.header } : {};
}

function isRateOf(
  rate: number | null | undefined,
  base: number | null | undefined,
  gross: number | null | undefined,
) {
  if (rate == null || base == null || gross == null || gross === 0) return null;
  const near = (part: number) =>
    Math.abs(Math.abs(base * part) - Math.abs(gross)) <= Math.max(0.02, Math.abs(gross) * 0.005);
  return near(rate / 100) || near(rate);
}

/**
 * Determines whether each part is added with its printed sign or deducted, so that the gross and the parts make the
 * net. `isProved` is true if they do. Otherwise, returns the usual signs.
 */
export function signsOf(gross: Values, net: Values | null, parts: Readonly<Partial<Record<Part, Values>>>) {
  const fields = PARTS.filter((field) => parts[field]);
  const usual = Object.fromEntries(
    fields.map((field) => [field, usualSign(field, gross, parts[field] ?? [])]),
  ) as Signs;
  if (!net) return { signs: usual, isProved: false };
  const makes = (signs: Signs) =>
    holdsIn(gross, (at) => {
      const [from, to] = [gross[at], net[at]];
      if (from == null || to == null) return null;
      const sum = fields.reduce((all, field) => all + (signs[field] ?? 0) * (parts[field]?.[at] ?? 0), from);
      return Math.abs(sum - to) <= TINY;
    });
  const found = flips(fields, usual).find(makes);
  return { signs: found ?? usual, isProved: found !== undefined };
}

/**
 * Returns the usual sign of a part. Fees are deducted, unless they are printed with a minus beside a positive
 * commission, in which case they are added as printed.
 */
function usualSign(field: Part, gross: Values, values: Values): 1 | -1 {
  if (field === "bonus" || field === "override") return 1;
  const opposite = values.filter(
    (value, at) => value && gross[at] && Math.sign(value) !== Math.sign(gross[at] ?? 0),
  );
  return opposite.length * 2 > values.filter(Boolean).length ? 1 : -1;
}

/** Returns all combinations of signs, the usual ones first, then those with one sign inverted, and so on. */
function flips(fields: readonly Part[], usual: Signs): readonly Signs[] {
  const all = Array.from({ length: 2 ** fields.length }, (_, mask) => mask);
  const turned = (mask: number) => mask.toString(2).replaceAll("0", "").length;
  return all
    .sort((one, other) => turned(one) - turned(other))
    .map((mask) =>
      Object.fromEntries(
        fields.map((field, at) => [field, (usual[field] ?? -1) * ((mask >> at) & 1 ? -1 : 1)]),
      ),
    ) as Signs[];
}
