import { isCalendarDate } from "@/lib/platform/base/dates/calendar-date";
import {
  type DatePreferences,
  DEFAULT_DATE_PREFERENCES,
  writtenDay,
  writtenInstant,
} from "@/lib/platform/base/dates/written-date";
import { isId } from "@/lib/platform/base/id";
import { type Currency, currency, formatMoney } from "@/lib/platform/base/money";
import { capitalised, counted, spelledOut } from "@/lib/platform/base/text";
import { actWords, kindWords } from "./audit-verbs.model";

/** The current name of a record. */
export type AuditedName = {
  readonly id: string;
  readonly kind: keyof typeof PLACES;
  readonly words: string;
  /** The currency of the record's amounts, if it has any. */
  readonly currency: Currency | null;
};

/** A piece of a sentence, with a link if it names something that has a page. */
export type SentencePiece = { readonly text: string; readonly href?: string };

/** The pages of the kinds of records whose names are looked up; an empty text means that the kind has no page. */
const PLACES = {
  booking: "/admin/bookings",
  email: "/admin/emails",
  "bank-transaction": "/admin/bank-transactions",
  "commission-report": "/admin/commission-reports",
  "commission-report-entry": "",
  supplier: "/admin/suppliers",
  user: "",
  "payout-run": "/admin/payouts",
  bank_account: "",
  invitation: "",
  statement_import: "",
  import: "",
} as const;

/** Returns the page of a record; null if its kind has none. */
export function recordHref(kind: string, id: string): string | null {
  const place = Object.entries(PLACES).find(([known]) => known === kind)?.[1];
  return place ? `${place}/${id}` : null;
}

type Facts = Readonly<Record<string, unknown>>;
type Said = {
  readonly action: string;
  readonly entity: string;
  readonly entityId: string | null;
  readonly before: Facts | null;
  readonly after: Facts | null;
};

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** Facts that are not shown: identifiers, and what the record's name already says. */
const SILENT = new Set([
  "linkId",
  "score",
  "bookingId",
  "reportId",
  "currency",
  "version",
  "among",
  "id",
  "priceId",
  "customerId",
]);

/** The labels of facts whose key isn't what people would say. */
const FACTS: Readonly<Record<string, string>> = {
  userId: "agent",
  dueOn: "expected by",
  upTo: "up to",
  runNo: "number of the run",
  lastFour: "last four digits",
  byRule: "by the rule",
  overReason: "why it is more",
  because: "why",
  failure: "why",
  attempt: "try",
  lockedTo: "locked up to",
  named: "accounts with a name",
  withNumber: "with a tax number",
  autoMatch: "matched by itself",
  validFrom: "valid from",
  via: "sent by",
};

/**
 * Returns a sentence that says what was done to which record, with names in place of ids: "Linked bank transaction
 * GREATWIND TOURS to booking GT-21700, USD 123.45".
 */
export function sentenceOf(said: Said, names: ReadonlyMap<string, AuditedName>): readonly SentencePiece[] {
  const { entity, before, after } = said;
  const facts = after ?? before ?? {};
  const isSplit = typeof facts.among === "number";
  const target = isSplit ? undefined : (named(facts.bookingId, names) ?? named(facts.reportId, names));
  const sum = sumsOf(entity).find((key) => typeof facts[key] === "number") ?? "";
  const amount = moneyOf(facts[sum], codeIn(said, names));
  const [verb, ...behind] = actWords(said.action).split(" {}");
  return [
    { text: `${verb} ` },
    ...recordPieces(said, names),
    ...behind.map((text) => ({ text })),
    ...(target ? [{ text: before && !after ? " from " : " to " }, ...pieces(target)] : []),
    ...amongPieces(facts.among, before !== null && !after),
    ...(amount ? [{ text: `, ${amount}` }] : []),
  ];
}

/**
 * Returns the keys of the amount that an action moved. A run's `totalMinor` is the amount paid; a booking's is its
 * price.
 */
function sumsOf(entity: string): readonly string[] {
  return entity === "payout-run" ? ["amountMinor", "totalMinor"] : ["amountMinor"];
}

/**
 * Returns how many bookings a deposit was split among, or had been; the commission report it was split by may no longer
 * exist.
 */
function amongPieces(among: unknown, isTakenBack: boolean): readonly SentencePiece[] {
  if (typeof among !== "number") return [];
  const bookings = counted(among, "booking");
  return [{ text: isTakenBack ? `, which was split among ${bookings}` : ` among ${bookings}` }];
}

/** Returns the changes in words: "status: Confirmed → Paid". Leaves out the ids of deleted records. */
export function changesInWords(
  said: Said,
  names: ReadonlyMap<string, AuditedName>,
  reader: DatePreferences = DEFAULT_DATE_PREFERENCES,
): string[] {
  const { before, after } = said;
  const known = { names, reader, code: codeIn(said, names) };
  const keys = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  const told = keys.difference(SILENT).difference(new Set(sumsOf(said.entity)));
  return [...told].flatMap((key) => {
    const [was, is] = [before?.[key], after?.[key]].map((value) => valueWords(key, value, known));
    if (was === is || (!was && !is)) return [];
    const what = keyWords(key);
    if (!was) return [`${what}: ${is}`];
    return [is ? `${what}: ${was} → ${is}` : `${what} was ${was}`];
  });
}

function recordPieces(
  { action, entity, entityId }: Said,
  names: ReadonlyMap<string, AuditedName>,
): readonly SentencePiece[] {
  const name = named(entityId, names);
  if (name) return pieces(name);
  // The actor looked at a list.
  const many = entityId === null && action.endsWith(".look") ? "s" : "";
  return [{ text: `${kindWords(entity)}${many}` }];
}

function pieces({ id, kind, words }: AuditedName): readonly SentencePiece[] {
  const href = recordHref(kind, id);
  return [
    { text: `${kindWords(kind)} ` },
    href ? { text: words || "without a name", href } : { text: words },
  ];
}

function named(value: unknown, names: ReadonlyMap<string, AuditedName>): AuditedName | undefined {
  return typeof value === "string" ? names.get(value) : undefined;
}

function codeIn({ entityId, before, after }: Said, names: ReadonlyMap<string, AuditedName>): Currency | null {
  const code = currency.safeParse(after?.currency ?? before?.currency);
  return code.success ? code.data : (named(entityId, names)?.currency ?? null);
}

function moneyOf(minor: unknown, code: Currency | null): string | null {
  return typeof minor === "number" && code ? formatMoney({ minor, currency: code }) : null;
}

/** What is needed to write values: the names of records, the currency of amounts, and the format of days. */
type Known = {
  readonly names: ReadonlyMap<string, AuditedName>;
  readonly code: Currency | null;
  readonly reader: DatePreferences;
};

function valueWords(key: string, value: unknown, known: Known): string {
  if (value === null || value === undefined || value === "") return "";
  if (key.endsWith("Minor")) return moneyOf(value, known.code) ?? "";
  if (key.endsWith("Bp")) return `${Number(value) / 100} %`;
  return typeof value === "object" ? "" : plainWords(value, known);
}

function plainWords(value: unknown, { names, reader: { dateFormat, timeZone } }: Known): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  const text = String(value);
  if (isId(text)) return names.get(text)?.words ?? "";
  if (isCalendarDate(text)) return writtenDay(text, dateFormat);
  if (INSTANT.test(text)) return writtenInstant(new Date(text), dateFormat, timeZone ?? "UTC");
  return /^(?:[A-Z_]+|[a-z]+(?:_[a-z]+)+)$/.test(text) ? sentenceCase(text) : text;
}

function sentenceCase(code: string): string {
  return capitalised(code.toLowerCase().replaceAll("_", " "));
}

/**
 * Turns "receivedMinor" into "received", "supplierId" into "supplier", "isVerified" into "verified",
 * "preferences.theme" into "theme".
 */
function keyWords(key: string): string {
  const last = key.slice(key.lastIndexOf(".") + 1);
  const bare = last.replace(/(?:Minor|Id|Bp)$/, "").replaceAll("_", " ");
  return FACTS[last] ?? spelledOut(bare).replace(/^is /, "");
}
