import { isCalendarDate } from "@/lib/platform/base/dates/calendar-date";
import {
  type DatePreferences,
  DEFAULT_DATE_PREFERENCES,
  writtenDay,
  writtenInstant,
} from "@/lib/platform/base/dates/written-date";
import { isId } from "@/lib/platform/base/id";
import { type Currency, currency, formatMoney } from "@/lib/platform/base/money";
import { counted } from "@/lib/platform/base/text";

/** What a record is called now. */
export type AuditedName = {
  readonly id: string;
  readonly kind: keyof typeof PLACES;
  readonly words: string;
  /** In which its amounts are, where it has some. */
  readonly currency: Currency | null;
};

/** A piece of a sentence; what has a page leads there. */
export type SentencePiece = { readonly text: string; readonly href?: string };

/** The pages of records, by the kinds of which names are looked up; an empty one has none. */
const PLACES = {
  booking: "/admin/bookings",
  email: "/admin/emails",
  "bank-transaction": "/admin/bank-transactions",
  "commission-report": "/admin/commission-reports",
  "commission-report-entry": "",
  supplier: "/admin/suppliers",
  user: "",
} as const;

type Facts = Readonly<Record<string, unknown>>;
type Said = {
  readonly action: string;
  readonly entity: string;
  readonly entityId: string | null;
  readonly before: Facts | null;
  readonly after: Facts | null;
};

/** Verbs that aren't made by a rule, with what they need behind them. */
const VERBS: Readonly<Record<string, string>> = {
  look: "Looked at",
  send: "Sent",
  pay: "Paid",
  "take-out": "Took something out of",
  "come-back": "Noted that it came back:",
  withdraw: "Withdrew",
  categorise: "Set the category of",
  split: "Split",
  undo: "Undid",
  "undo-import": "Undid the import of",
  "redo-import": "Imported again",
  "undo-convert": "Undid the conversion of",
  "send-for-review": "Sent for review",
  "pay-outside": "Marked as paid to the agent's own bank",
  "unpay-outside": "Counted as not paid to the agent's own bank",
  "assign-supplier": "Assigned the supplier of",
  "change-due-date": "Changed the due date of",
  "correct-number": "Corrected the number of",
  "correct-supplier": "Corrected the supplier of",
  "follow-supplier": "Changed the due date by its supplier of",
  "add-patterns": "Added patterns to",
  "remove-pattern": "Removed a pattern of",
  "tell-apart": "Told apart",
  "forget-apart": "No longer tells apart",
  "approve-review": "Approved the review of",
  "reject-review": "Rejected the review of",
  "undo-review": "Took back the decision on",
  "withdraw-review": "Took back the review of",
  "rotate-secret": "Made a new secret of",
  "change-password": "Changed the password of",
  "reset-password": "Set a forgotten password of",
  "change-role": "Changed the role of",
  "renew-backup-codes": "Made new backup codes of",
  "use-backup-code": "Used a backup code of",
  "two-factor-on": "Turned a second factor on for",
  "two-factor-off": "Turned the second factor off for",
  "end-session": "Ended a session of",
  "end-sessions": "Ended all sessions of",
  "keep-access": "Kept what opens",
  "verify-address": "Verified the address of",
  cancel: "Cancelled",
  hold: "Held",
  leave: "Asked to delete",
  keep: "Kept",
  deposit: "Received a deposit for",
  "release-deposit": "Took a deposit back from",
  payment: "Recorded a payment for",
  "reverse-payment": "Took back a payment of",
  overdue: "Found overdue:",
  stop: "Stopped",
  differ: "Found a difference of",
  checkout: "Went to pay for",
  unmerge: "Undid the merge of",
};

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** Nothing that a person reads: how a record is found, and what its name says already. */
const SILENT = new Set([
  "linkId",
  "score",
  "userId",
  "bookingId",
  "reportId",
  "currency",
  "version",
  "amountMinor",
  "among",
]);

/** "Linked bank transaction GREATWIND TOURS to booking GT-21700, USD 123.45": what was done to which record, its ids as names. */
export function sentenceOf(said: Said, names: ReadonlyMap<string, AuditedName>): readonly SentencePiece[] {
  const { entity, entityId, before, after } = said;
  const facts = after ?? before ?? {};
  const isSplit = typeof facts.among === "number";
  const target = isSplit ? undefined : (named(facts.bookingId, names) ?? named(facts.reportId, names));
  const amount = moneyOf(facts.amountMinor, codeIn(said, names));
  return [
    { text: `${verbOf(said.action)} ` },
    ...recordPieces(entity, entityId, names),
    ...(target ? [{ text: before && !after ? " from " : " to " }, ...pieces(target)] : []),
    ...amongPieces(facts.among, before !== null && !after),
    ...(amount ? [{ text: `, ${amount}` }] : []),
  ];
}

/** Among how many bookings a deposit was or had been divided; its report may be gone. */
function amongPieces(among: unknown, isTakenBack: boolean): readonly SentencePiece[] {
  if (typeof among !== "number") return [];
  const bookings = counted(among, "booking");
  return [{ text: isTakenBack ? `, which was split among ${bookings}` : ` among ${bookings}` }];
}

/** What changed, in words: "status: Confirmed → Paid"; ids of what is gone are left out. */
export function changesInWords(
  said: Said,
  names: ReadonlyMap<string, AuditedName>,
  reader: DatePreferences = DEFAULT_DATE_PREFERENCES,
): string[] {
  const { before, after } = said;
  const known = { names, reader, code: codeIn(said, names) };
  const keys = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...keys].flatMap((key) => {
    if (SILENT.has(key)) return [];
    const [was, is] = [before?.[key], after?.[key]].map((value) => valueWords(key, value, known));
    if (was === is || (!was && !is)) return [];
    const what = keyWords(key);
    if (!was) return [`${what}: ${is}`];
    return [is ? `${what}: ${was} → ${is}` : `${what} was ${was}`];
  });
}

function recordPieces(
  entity: string,
  id: string | null,
  names: ReadonlyMap<string, AuditedName>,
): readonly SentencePiece[] {
  const name = named(id, names);
  if (name) return pieces(name);
  return [{ text: entityWords(entity) }];
}

function pieces({ id, kind, words }: AuditedName): readonly SentencePiece[] {
  const place = PLACES[kind];
  return [
    { text: `${entityWords(kind)} ` },
    place ? { text: words || "without a name", href: `${place}/${id}` } : { text: words },
  ];
}

function entityWords(entity: string): string {
  if (entity === "commission-report-entry") return "entry";
  return entity
    .replaceAll(/[_-]/g, " ")
    .replace(/^email$/, "e-mail")
    .replace(/^statement import$/, "bank statement")
    .replace(/^import$/, "CSV file")
    .replace(/^api\b/, "API")
    .replace(/^user$/, "account");
}

function verbOf(action: string): string {
  const verb = action.slice(action.indexOf(".") + 1).replaceAll("_", "-");
  return VERBS[verb] ?? pastOf(verb.replace(/-entry$/, "").split("-")[0] ?? verb);
}

function pastOf(verb: string): string {
  const past = verb.endsWith("e")
    ? `${verb}d`
    : verb.endsWith("ry") || verb.endsWith("fy")
      ? `${verb.slice(0, -1)}ied`
      : `${verb}ed`;
  return past.charAt(0).toUpperCase() + past.slice(1);
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

/** What values are read with: names of records, the currency of amounts, and how days are written. */
type Known = {
  readonly names: ReadonlyMap<string, AuditedName>;
  readonly code: Currency | null;
  readonly reader: DatePreferences;
};

function valueWords(key: string, value: unknown, known: Known): string {
  if (value === null || value === undefined || value === "") return "";
  if (key.endsWith("Minor")) return moneyOf(value, known.code) ?? "";
  return typeof value === "object" ? "" : plainWords(value, known);
}

function plainWords(value: unknown, { names, reader: { dateFormat, timeZone } }: Known): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  const text = String(value);
  if (isId(text)) return names.get(text)?.words ?? "";
  if (isCalendarDate(text)) return writtenDay(text, dateFormat);
  if (INSTANT.test(text)) return writtenInstant(new Date(text), dateFormat, timeZone ?? "UTC");
  return /^[A-Z_]+$/.test(text) ? sentenceCase(text) : text;
}

function sentenceCase(code: string): string {
  const words = code.toLowerCase().replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "receivedMinor" is "received", "supplierId" is "supplier". */
function keyWords(key: string): string {
  const bare = key.replace(/(?:Minor|Id)$/, "").replaceAll("_", " ");
  return bare.replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
}
