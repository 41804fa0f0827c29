import { OFFERED_CURRENCIES } from "@/lib/platform/base/money";
import type { REPORT_FIELDS } from "../../import/report-fields.model";
import { isAmount } from "../row-kinds.model";
import { areGuests, isTravelDay } from "./column-cells.model";
import {
  BASE_BEHIND,
  BEFORE_TAX,
  BY_STAY,
  INSIDE,
  LESS_TAX,
  PAID_TO_DATE,
  STILL_OPEN,
  TO_DATE,
} from "./column-phrases.model";
import { type Concept, columnWords, conceptsOf, isTaxInside } from "./column-words.model";

/** The role of a column: a field, or a value that only serves to prove one and isn't stored. */
export type ColumnRole = (typeof REPORT_FIELDS)[number] | "local" | "exchange" | "other";

/** A possible role, with a rank for how plainly the heading says it: plainly below `VAGUE`, possibly from there on. */
export type RoleCandidate = { readonly role: ColumnRole; readonly rank: number };

export const VAGUE = 50;

type Has = (...concepts: readonly Concept[]) => boolean;
type Rule = (has: Has, words: string, header: string) => readonly RoleCandidate[] | null;

const PROPERTYS_OWN = 4;
const ENDS_AS_NUMBER = /(\S+)$/;
const GUEST = /\b(guest|client|customer|passenger|travell?er|lead)s?\b/;
const ENDS_AS_CURRENCY = /(\S+)( code)?$/;

const one = (role: ColumnRole, rank = 10): readonly RoleCandidate[] => [{ role, rank }];
const WHOLE = ["commission", "net", "paid", "total", "gross"] as const;
const MONEY = ["commission", "sale", "amount", "fee", "tax", "net", "withheld", "bonus"] as const;

/** Rules for the roles of a heading, specific ones first. The first that applies counts. */
const RULES: readonly Rule[] = [
  (_has, words) => (PAID_TO_DATE.test(words) ? one("prior") : null),
  (_has, words) => (TO_DATE.test(words) ? one("other") : null),
  (_has, words) => (STILL_OPEN.test(words) ? one("other") : null),
  (has, words) => (has("tax") && !has(...WHOLE) && INSIDE.test(words) ? one("other") : null),
  (has, words) =>
    has("currency") && conceptsOf(ENDS_AS_CURRENCY.exec(words)?.[1] ?? "").has("currency")
      ? one("currency", has("local", "booking", "sale") ? 30 : 10)
      : null,
  (has, words) => (has("exchange") || isPerUnit(words) ? one("exchange") : null),
  (has) => (has("exempt") ? one("other") : null),
  (_has, words) => (/^(base|basic|basis) comm(issions?)?(?= |$)/.test(words) ? one("gross", 15) : null),
  (_has, words) => (BASE_BEHIND.test(words) ? [...one("base"), ...one("gross", 45)] : null),
  (has) => (has("base") ? one(has("rate") ? "rate" : "base") : null),
  (has) => (has("prior") && has("paid", "commission") ? one("prior") : null),
  splitOf,
  (has) => (has("withheld") ? one(has("rate") ? "other" : "withheld") : null),
  // The premium of an insurance is a sale, unless the heading is about a commission, and a tax on it one of the sale.
  (has, words) =>
    /\bpremiums?\b/.test(words) && !has("commission") ? one(has("tax") ? "other" : "sale") : null,
  taxOf,
  (has) => (has("bonus") && has("rate") ? one("other") : null),
  (has) => (has("bonus") && has("sale") && !has("commission") ? one("sale", 30) : null),
  (has) => (has("bonus") ? [...one("bonus"), ...one("override", 20)] : null),
  (has, words) => (has("rate") ? one(has("sale", "net") || BY_STAY.test(words) ? "sale" : "rate", 20) : null),
  (has) => (has("fee") ? [...one("fee", has("commission") ? 20 : 10), ...one("deduction", 20)] : null),
  (has) => (has("deduction") && !has("reference", "number") ? one("deduction") : null),
  (has) => (has("local") && has("commission", "amount", "paid") ? one("local") : null),
  dayOf,
  (has) => (has("status", "kind") ? one("outcome", has("status") ? 10 : 20) : null),
  commissionOf,
  // An amount that a guest paid is the sale.
  (has) => (has("paid") && has("client") && !has("reference", "number") ? one("sale", 30) : null),
  shareOf,
  (has) =>
    has("agent") && has("amount") ? [...one("part", 15), ...one("net", 30), ...one("gross", 45)] : null,
  payoutOf,
  (has) => (has("client") && has("property") ? null : has("count") ? one("other") : null),
  saleOf,
  numberOf,
  (has, words) => (has("property") && !GUEST.test(words) ? one("property") : null),
  (has) => (has("agent", "agency") ? one("agency") : null),
  (has) => (has("client") ? one("clientName") : null),
  vagueOf,
];

const PER_UNIT = /^([a-z]{3}) (?:per|pro|je|par|por|za) (?:unit|einheit|unite|unidad|[a-z]{3})$/;

/** Whether a heading is an exchange rate: "CAD per unit", "USD per EUR", but not "fee per day". */
function isPerUnit(words: string): boolean {
  return OFFERED_CURRENCIES.some((code) => code.toLowerCase() === PER_UNIT.exec(words)?.[1]);
}

const PERCENT = /\d\s*%$/;
/** A share of a whole: "0.7", "1". */
const FRACTION = /^(?:0?[.,]\d{1,4}|1(?:[.,]0+)?)$/;
const SHARES: readonly ColumnRole[] = ["part", "kept", "splitRate"];
const MONEY_ROLES: readonly ColumnRole[] = [
  ...SHARES,
  "gross",
  "net",
  "fee",
  "deduction",
  "bonus",
  "tax",
  "withheld",
  "sale",
  "base",
];

/** Returns the possible roles of a column, by its heading and its cells. A column of percentages has no amounts. */
export function candidatesIn(header: string, cells: readonly string[]): readonly RoleCandidate[] {
  const candidates = candidatesOf(header);
  const filled = cells.map((cell) => cell.trim()).filter(Boolean);
  if (areGuests(header, filled)) return one("clientName");
  const [first] = isWordless(candidates, filled) ? candidates : [];
  if (!first && isTravelDay(header, filled)) return one("travelStart", 30);
  if (!first) return [];
  return MONEY_ROLES.includes(first.role) && filled.length > 0 ? ofFigures(candidates, filled) : candidates;
}

/** Returns the roles of a column of amounts, or of the percentages or shares that it holds instead. */
function ofFigures(candidates: readonly RoleCandidate[], cells: readonly string[]): readonly RoleCandidate[] {
  const isOf = (form: RegExp) => cells.every((cell) => form.test(cell));
  if (candidates.some(({ role }) => SHARES.includes(role)))
    return isOf(PERCENT) || isOf(FRACTION) ? one("splitRate") : candidates;
  if (!isOf(PERCENT)) return candidates;
  return candidates.some(({ role }) => role === "tax" || role === "withheld")
    ? one("other")
    : one("rate", 20);
}

/**
 * Whether a column fits its role. A sale must have amounts: "Tarif" above words means a product, and a day isn't a
 * price.
 */
function isWordless([first]: readonly RoleCandidate[], filled: readonly string[]): boolean {
  const isSold = first?.role === "sale" || first?.role === "base";
  return !isSold || filled.length === 0 || filled.some((cell) => isAmount(cell));
}

/** Returns the possible roles of a heading, most likely first, or none if its words are unknown. */
function candidatesOf(header: string): readonly RoleCandidate[] {
  const concepts = conceptsOf(header);
  const words = columnWords(header);
  const has: Has = (...some) => some.some((concept) => concepts.has(concept));
  for (const rule of RULES) {
    const found = rule(has, words, header);
    if (found) return found;
  }
  return [];
}

const HOW_MUCH = /\d\s*%/;

/**
 * Returns the roles for an agent's share, such as "Your 70%" above amounts. An "agency" may be the reader of the
 * statement or the host agency.
 */
function shareOf(has: Has, _words: string, header: string): readonly RoleCandidate[] | null {
  if (!has("agent", "agency") || !HOW_MUCH.test(header)) return null;
  const shares = has("agent") ? one("part") : [...one("part", 30), ...one("kept", 40)];
  return [...shares, ...one("gross", 45), ...one("net", 60)];
}

/** Returns the roles for the part of a commission that a host or an agent keeps. */
function splitOf(has: Has): readonly RoleCandidate[] | null {
  if (has("agent") && has("rate") && !has("commission")) return one("splitRate");
  // "Network ref" and "Confirmation number" contain a word for a host, but are numbers.
  if (has("host") && !has("rate", "reference", "confirmation")) return one("kept");
  if (!has("split")) return null;
  if (has("rate")) return one("splitRate");
  return has("agent", "agency") ? one("part") : [...one("splitRate"), ...one("kept", 60)];
}

function taxOf(has: Has, words: string): readonly RoleCandidate[] | null {
  if (!has("tax")) return null;
  if (has("rate")) return one("other");
  if (!has(...WHOLE) && LESS_TAX.test(words)) return one("base", 30);
  if (has("sale") && !has("commission")) return one("sale", 30);
  const isWhole = has(...WHOLE);
  if (isWhole && BEFORE_TAX.test(words)) return [...one("gross", 20), ...one("net", 70)];
  if (isWhole && isTaxInside(words)) return [...one("net", 20), ...one("gross", 45)];
  return [...one("tax"), ...one("withheld", 40)];
}

function dayOf(has: Has): readonly RoleCandidate[] | null {
  // "Paid to you" is an amount, "Paid on" a day.
  if (has(...MONEY, "client", "count") || (has("paid") && has("end"))) return null;
  if (has("arrival")) return one("travelStart");
  if (has("departure")) return [...one("travelEnd", 20), ...one("travelStart", 40)];
  if (has("start")) return one("travelStart", 20);
  if (has("end")) return one("travelEnd");
  if (has("date")) return one(has("travel") ? "travelStart" : "other", 30);
  return null;
}

function commissionOf(has: Has): readonly RoleCandidate[] | null {
  if (!has("commission") || has("reference", "number")) return null;
  const paid = has("paid", "net");
  if (has("agent"))
    return paid
      ? [...one("net"), ...one("part", 20), ...one("gross", 40)]
      : [...one("part"), ...one("gross", 40), ...one("net", 60)];
  if (has("net")) return [...one("net"), ...one("gross", 40)];
  if (has("gross")) return one("gross");
  if (paid || has("total")) return [...one("gross", 30), ...one("net", 30)];
  return [...one("gross", 20), ...one("net", 70)];
}

function payoutOf(has: Has): readonly RoleCandidate[] | null {
  if (has("reference", "number") || (has("booking") && !has("net"))) return null;
  if (has("net")) return has("sale") ? one("sale", 30) : one("net");
  if (has("paid") && has("property")) return [...one("gross", 25), ...one("net", 70)];
  return has("paid") ? [...one("net", 20), ...one("gross", 45)] : null;
}

/** Whether the last word makes a heading a number, as in "Rental agreement", but not in "Voucher value". */
function isNumbered(words: string): boolean {
  return conceptsOf(ENDS_AS_NUMBER.exec(words)?.[1] ?? "").has("locator");
}

function saleOf(has: Has, words: string): readonly RoleCandidate[] | null {
  if (has("number", "reference", "client") || (has("locator") && isNumbered(words))) return null;
  if (has("sale") || (has("booking", "travel", "client") && has("amount", "total"))) return one("sale");
  if (has("gross")) return [...one("sale", 30), ...one("gross", VAGUE)];
  return null;
}

/** Whether a heading names a number although it also names its owner. */
function isNumberNamed(has: Has): boolean {
  const isBookings = has("confirmation", "reference", "locator") || (has("booking") && has("number"));
  return isBookings || (has("number") && !has("property")) || (has("invoice") && !has("client", "property"));
}

function numberOf(has: Has): readonly RoleCandidate[] | null {
  if (has("agency") || (has("client", "property", "agent") && !isNumberNamed(has))) return null;
  const tier = (["confirmation", "booking", "locator", "reference", "invoice", "number"] as const).findIndex(
    (concept) => has(concept),
  );
  // The hotel's own number identifies the booking, whatever an intermediary calls a reference.
  return tier < 0 ? null : one("confirmationNumber", 10 + tier - (has("property") ? PROPERTYS_OWN : 0));
}

/** Returns the roles for an amount of unknown meaning. */
function vagueOf(has: Has): readonly RoleCandidate[] | null {
  if (!has("amount", "total")) return null;
  return [...one("sale", 40), ...one("net", 60), ...one("gross", 65)];
}
