import type { StatementMapping } from "../statement-mapping.model";
import type { ColumnKind } from "./csv-columns.model";

type Role =
  | "date"
  | "amount"
  | "credit"
  | "debit"
  | "direction"
  | "payer"
  | "bankId"
  | "currency"
  | "account"
  | "status";
export type Roles = Pick<StatementMapping, Exclude<Role, "date"> | "memo"> & { readonly date: string | null };

type Rule = { readonly role: Role; readonly words: RegExp; readonly fits: (column: ColumnKind) => boolean };

const BALANCE = /balance|saldo|solde|kontostand|limit/;
const isDate = (column: ColumnKind) => column.isDate;
const isText = (column: ColumnKind) => !column.isDate && !column.isAmount;
const isAmount = (column: ColumnKind) => column.isAmount && !BALANCE.test(column.words);
/** A column of the two may be empty in a short file. */
const isSide = (column: ColumnKind) => isAmount(column) || !column.isFilled;

/** In order: the day of booking before others, a pair of columns before one amount, the net before the gross. */
const RULES: readonly Rule[] = [
  {
    role: "date",
    words: /\b(book(ing|ed)?|post(ing|ed)?|completed)\b|buchung|boek|comptab|contab/,
    fits: isDate,
  },
  { role: "date", words: /^(?!.*valu).*(\b(date|day|data|dato|fecha)\b|datum)/, fits: isDate },
  { role: "date", words: /^/, fits: isDate },
  {
    role: "credit",
    words: /\b(credits?|deposits?|(money|paid) in|in|haben|abonos?|haber|avere|entrate|bij)\b/,
    fits: isSide,
  },
  {
    role: "debit",
    words: /\b(debits?|withdrawals?|(money|paid) out|out|soll|cargos?|debe|dare|uscite|af)\b/,
    fits: isSide,
  },
  {
    role: "amount",
    words: /\b(amount|betrag|montant|importe|importo|valor|bedrag|belopp|belob|kwota)\b/,
    fits: isAmount,
  },
  { role: "amount", words: /\b(net|umsatz|sum|summe|value|total)\b|金額/, fits: isAmount },
  { role: "amount", words: /^/, fits: isAmount },
  { role: "direction", words: /^/, fits: (column) => column.isDirection },
  { role: "currency", words: /^/, fits: (column) => column.isCurrency },
  { role: "status", words: /^(.* )?(status|state|estado|statut|stato)$/, fits: isText },
  {
    role: "account",
    words:
      /^(own )?(account|iban|konto|compte|cuenta|conto|rekening|auftragskonto)( (number|no|nr|iban|nummer))?$/,
    fits: (column) => !column.isDate && !column.isDistinct,
  },
  {
    role: "payer",
    words:
      /payer|payee|counterpart|auftraggeber|beneficia|beg(ue|u)nstigt|ordenante|contrepartie|sender|remitter|merchant|\b(name|naam|nom|from)\b/,
    fits: isText,
  },
  {
    role: "bankId",
    words: /\bid$|fitid|^(transaction|bank|trans|txn) ref(erence)?( (no|number))?$/,
    fits: (column) => !column.isDate && column.isDistinct,
  },
];

const MEMO =
  /descri|memo|detail|narrative|text|purpose|zweck|libell|concept|causale|omschrijving|refer|particular|remit|communic|note|mededeling|betreff|摘要/;

/** What each column is for, by its header and what stands in it; a column has one role. */
export function rolesOf(columns: readonly ColumnKind[]): Roles {
  const found = new Map<Role, string>();
  for (const { role, words, fits } of RULES) {
    if (found.has(role) || isNeedless(role, found, columns)) continue;
    const used = [...found.values()];
    const column = columns.find((one) => !used.includes(one.name) && words.test(one.words) && fits(one));
    if (column) found.set(role, column.name);
  }
  if (found.has("amount")) for (const side of ["credit", "debit"] as const) found.delete(side);
  const of = (role: Role) => found.get(role) ?? null;
  return {
    date: of("date"),
    amount: of("amount"),
    credit: of("credit"),
    debit: of("debit"),
    direction: of("direction"),
    payer: of("payer"),
    bankId: of("bankId"),
    currency: of("currency"),
    account: of("account"),
    status: of("status"),
    memo: memoOf(columns, [...found.values()]),
  };
}

/** One amount is looked for only without both sides, and a direction only beside amounts that show no sign. */
function isNeedless(role: Role, found: ReadonlyMap<Role, string>, columns: readonly ColumnKind[]): boolean {
  const amount = found.get("amount");
  if (role === "amount") return found.has("credit") && found.has("debit");
  if (role !== "direction") return false;
  const isSigned = columns.some(({ name, hasNegative }) => name === amount && hasNegative);
  return amount === undefined || (isSigned && !columns.some(isNamedDirection));
}

function isNamedDirection({ words, isDirection }: ColumnKind): boolean {
  return isDirection && /^(d c|c d|dr cr|cr dr|debit credit|credit debit|soll haben|af bij)$/.test(words);
}

/** The columns that are called so, else the one with the most words. */
function memoOf(columns: readonly ColumnKind[], used: readonly string[]): string[] {
  const free = columns.filter((column) => !used.includes(column.name) && isText(column) && column.isFilled);
  const named = free.filter(({ words }) => MEMO.test(words));
  const longest = free.filter(({ letters }) => letters > 0).sort((a, b) => b.letters - a.letters);
  return (named.length > 0 ? named : longest.slice(0, 1)).map(({ name }) => name).slice(0, 20);
}
