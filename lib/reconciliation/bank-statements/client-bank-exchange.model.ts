import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { Currency } from "@/lib/platform/base/money";
import type { StatementOptions, StatementRead } from "./statement.model";
import { accountOf, type StatementTally, statementTally } from "./statement-tally.model";
import { statedTotal, sumsOf } from "./statement-totals.model";
import { dayOf, numericCurrency, statedMinor } from "./statement-values.model";
import { textLines } from "./text-lines.model";
import { asking, quoted, unreadableAt } from "./unreadable.model";

type Section = {
  readonly kind: "head" | "account" | "document";
  readonly line: number;
  readonly raw: string[];
  readonly fields: Map<string, string>;
};

const SECTIONS: Readonly<Record<string, Section["kind"]>> = {
  СекцияРасчСчет: "account",
  СекцияДокумент: "document",
};
const ENDS: Readonly<Record<string, Section["kind"]>> = {
  КонецРасчСчет: "account",
  КонецДокумента: "document",
};
const END_OF_FILE = "КонецФайла";
const OWN = "РасчСчет";

/**
 * The two sides of a document, with the keys of the account, of the day on which the money moved there, and of the
 * name.
 */
const PAYER = {
  accounts: ["ПлательщикСчет", "ПлательщикРасчСчет"],
  day: "ДатаСписано",
  names: ["Плательщик1", "Плательщик"],
} as const;
const PAYEE = {
  accounts: ["ПолучательСчет", "ПолучательРасчСчет"],
  day: "ДатаПоступило",
  names: ["Получатель1", "Получатель"],
} as const;
type Side = typeof PAYER | typeof PAYEE;

/**
 * Reads 1CClientBankExchange, the format of Russian banks. Which of a document's two accounts is the file's own
 * determines whether it is incoming or outgoing.
 */
export function readClientBankExchange(bytes: Uint8Array, options: StatementOptions): StatementRead {
  const sections = [...sectionsOf(bytes)];
  const documents = sections.filter(({ kind }) => kind === "document");
  const accounts = sections.filter(({ kind }) => kind !== "document").flatMap(({ fields }) => ownIn(fields));
  const moves = new Map(accounts.map((own) => [own, []]));
  const tally = statementTally("1c");
  for (const section of documents) take(section, { tally, moves, options });
  for (const [own, minors] of moves) compare(own, minors, sections, tally, options);
  return tally.read();
}

type Taking = {
  readonly tally: StatementTally;
  readonly moves: ReadonlyMap<string, number[]>;
  readonly options: StatementOptions;
};

/** Adds the payments of a document. A transfer between two accounts of the file is a payment in both. */
function take(section: Section, taking: Taking): void {
  const [pays, gets] = [PAYER, PAYEE].map((side) => taking.moves.has(accountIn(section, side)));
  if (!pays && !gets)
    throw unreadableAt(section.line, "neither account of this document is one that the file is of");
  if (pays) pay(section, PAYER, PAYEE, taking);
  if (gets) pay(section, PAYEE, PAYER, taking);
}

function pay(section: Section, own: Side, other: Side, { tally, moves, options }: Taking): void {
  const { line, fields } = section;
  const raw = section.raw.join("\n");
  const day = fields.get(own.day) || fields.get(other.day);
  if (!day) {
    tally.skip(line, raw, "The transaction isn't booked.");
    return;
  }
  const account = accountIn(section, own);
  const currency = currencyOfAccount(account, options);
  const amount = statedMinor(fields.get("Сумма") ?? "", currency, line);
  const minor = own === PAYER ? -amount.minor + 0 : amount.minor;
  moves.get(account)?.push(minor);
  tally.pay({
    ...amount,
    line,
    raw,
    bookedOn: dayIn(day, line),
    minor,
    currency,
    words: [fields.get("НазначениеПлатежа"), fields.get("Номер")],
    payer: nameIn(section, other),
    account: accountOf(account),
  });
}

/** Compares an account's totals. An account may have several consecutive sections, such as one for each day. */
function compare(
  own: string,
  minors: readonly number[],
  sections: readonly Section[],
  tally: StatementTally,
  options: StatementOptions,
): void {
  const currency = currencyOfAccount(own, options);
  tally.account(accountOf(own), currency);
  const stated = sections
    .filter(({ kind, fields }) => kind === "account" && fields.get(OWN) === own)
    .sort((a, b) => (startOf(a) < startOf(b) ? -1 : 1));
  const minorsIn = (name: string) =>
    stated.flatMap(({ fields, line }) => {
      const text = fields.get(name);
      return text ? [statedMinor(text, currency, line).minor] : [];
    });
  const sumIn = (name: string) => {
    const all = minorsIn(name);
    return all.length > 0 ? all.reduce((sum, minor) => sum + minor, 0) : undefined;
  };
  const { came, went, moved } = sumsOf(minors);
  const opening = minorsIn("НачальныйОстаток")[0];
  tally.compare(
    statedTotal("in", sumIn("ВсегоПоступило"), came, currency),
    statedTotal("out", sumIn("ВсегоСписано"), -went + 0, currency),
    opening === undefined
      ? undefined
      : statedTotal("closing", minorsIn("КонечныйОстаток").at(-1), opening + moved, currency),
  );
}

function startOf({ fields, line }: Section): string {
  return dayIn(fields.get("ДатаНачала") ?? "", line);
}

function ownIn(fields: ReadonlyMap<string, string>): string[] {
  return (fields.get(OWN) ?? "").split("\n").filter((own) => own !== "");
}

function accountIn({ fields }: Section, { accounts }: Side): string {
  const [account, indirect] = accounts;
  return fields.get(account) || fields.get(indirect) || "";
}

function nameIn({ fields }: Section, { names }: Side): string | undefined {
  const [alone, whole] = names;
  return fields.get(alone) || fields.get(whole)?.replace(/^ИНН\s*\d+(?:[\\/]\d+)?\s+/, "");
}

function dayIn(text: string, line: number): CalendarDate {
  const parts = /^(\d{2})\.(\d{2})\.(\d{4})/.exec(text);
  if (!parts) throw unreadableAt(line, `the date ${quoted(text)} can't be read`);
  const [, day = "", month = "", year = ""] = parts;
  return dayOf(year, month, day, line);
}

/** Returns the currency of an account. Digits six to eight of a Russian account number are its currency. */
function currencyOfAccount(account: string, { currency }: StatementOptions): Currency {
  if (/^\d{20}$/.test(account)) return numericCurrency(account.slice(5, 8), 1);
  if (!currency) throw asking("1c", { about: "currency" });
  return currency;
}

function* sectionsOf(bytes: Uint8Array): Generator<Section> {
  let open: Section = { kind: "head", line: 1, raw: [], fields: new Map() };
  for (const { line, text } of textLines(bytes)) {
    const [name = "", ...values] = text.split("=").map((part) => part.trim());
    if (name === END_OF_FILE && open.kind === "head") return yield open;
    const next = sectionFrom(name, open, line);
    if (next) {
      yield open;
      open = next;
    } else addField(open, name, values.join("="), text);
  }
  throw unreadableAt(open.line, "the file ends too early, or the section that begins here isn't closed");
}

/** Returns the section that begins with a line: a document, an account, or the part between them. */
function sectionFrom(name: string, open: Section, line: number): Section | undefined {
  const kind = ENDS[name] === open.kind ? "head" : SECTIONS[name];
  if (kind && kind !== "head" && open.kind !== "head")
    throw unreadableAt(open.line, "the section that begins here isn't closed");
  return kind && { kind, line, raw: [], fields: new Map() };
}

/**
 * Adds a field to a section. A head may name several accounts. A document states its whole purpose first and then
 * repeats it line by line, so the first value is kept.
 */
function addField({ kind, raw, fields }: Section, name: string, value: string, text: string): void {
  raw.push(text);
  const before = fields.get(name);
  if (before === undefined) fields.set(name, value);
  else if (kind === "head" && name === OWN) fields.set(name, `${before}\n${value}`);
}
