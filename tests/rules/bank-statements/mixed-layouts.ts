/** A ledger transaction in cents; `fee` was deducted from the amount before. */
export type Entry = {
  readonly day: number;
  readonly cents: number;
  readonly fee: number;
  readonly memo: string;
};

/** Variations of a bank's layout, each independent of the others. */
export type Mixed = {
  readonly language: keyof typeof WORDS;
  readonly amounts: (typeof AMOUNTS)[number];
  readonly hasBalance: boolean;
  /** The fee is in no amount column, but the balance changes by both. */
  readonly takesFee: boolean;
  readonly foreign: "before" | "behind" | null;
  /** The number of rows after which the headings are repeated. */
  readonly page: number;
  readonly hasSubtotals: boolean;
  /** A row with the opening or closing balance, which is in the amount column too. */
  readonly opening: boolean;
  readonly closing: boolean;
  readonly isNewestFirst: boolean;
};

export const AMOUNTS = [
  "signed",
  "sign behind",
  "Dr and Cr",
  "sign apart",
  "letters",
  "sides",
  "minus aside",
] as const;

const WORDS = {
  en: "Date|Description|Amount|Money in|Money out|Balance|Fee|Original amount|Original currency|Subtotal|Opening balance|Closing balance",
  de: "Buchungstag|Verwendungszweck|Betrag|Haben|Soll|Saldo|Gebühr|Fremdbetrag|Fremdwährung|Zwischensumme|Anfangssaldo|Endsaldo",
  pl: "Data|Opis|Kwota|Uznania|Obciążenia|Saldo|Opłata|Kwota oryginalna|Waluta oryginalna|Suma|Saldo początkowe|Saldo końcowe",
} as const;

type Row = Entry & { readonly balance: number };
type Column = { readonly kind: string; readonly heading: string; readonly cell: (row: Row) => string };

const BEFORE = 123_456;

const plain = (cents: number) => (Math.abs(cents) / 100).toFixed(2).replace(".", ",");
const signed = (cents: number) => `${cents < 0 ? "-" : ""}${plain(cents)}`;
const day = (of: number) => `2026-11-${of}`;

/** The notations of amounts in a single column. */
const WRITTEN: Readonly<Record<Mixed["amounts"], (cents: number) => string>> = {
  signed,
  "sign behind": (cents) => `${plain(cents)}${cents < 0 ? "-" : "+"}`,
  "Dr and Cr": (cents) => `${plain(cents)} ${cents < 0 ? "DR" : "CR"}`,
  "sign apart": plain,
  letters: plain,
  sides: plain,
  "minus aside": (cents) => (cents < 0 ? signed(cents) : plain(cents)),
};

function columnsOf(layout: Mixed, words: readonly string[]): readonly Column[] {
  const [date = "", memo = "", amount = "", credit = "", debit = "", balance = "", fee = "", ...rest] = words;
  const [original = "", currency = ""] = rest;
  const write = WRITTEN[layout.amounts];
  const moved = ({ cents, fee: taken }: Row) => (layout.takesFee ? cents + taken : cents);
  const only = (way: 1 | -1) => (row: Row) => (Math.sign(moved(row)) === way ? write(moved(row)) : "");
  const sign = (came: string, went: string): Column => ({
    kind: "sign",
    heading: "K",
    cell: (row) => (moved(row) < 0 ? went : came),
  });
  const one: Column = { kind: "amount", heading: amount, cell: (row) => write(moved(row)) };
  const sides: readonly Column[] = [
    { kind: "debit", heading: debit, cell: only(-1) },
    { kind: "credit", heading: credit, cell: only(1) },
  ];
  const foreign: readonly Column[] = [
    { kind: "", heading: original, cell: (row) => signed(Math.round(moved(row) * 1.1)) },
    { kind: "", heading: currency, cell: () => "USD" },
  ];
  const isAside = layout.amounts === "sides" || layout.amounts === "minus aside";
  const money = isAside
    ? sides
    : [
        one,
        ...(layout.amounts === "sign apart" ? [sign("+", "-")] : []),
        ...(layout.amounts === "letters" ? [sign("U", "V")] : []),
      ];
  return [
    { kind: "date", heading: date, cell: (row) => day(row.day) },
    { kind: "memo", heading: memo, cell: (row) => row.memo },
    ...(layout.foreign === "before" ? foreign : []),
    ...money,
    ...(layout.takesFee ? [{ kind: "", heading: fee, cell: (row: Row) => plain(row.fee) }] : []),
    ...(layout.foreign === "behind" ? foreign : []),
    ...(layout.hasBalance
      ? [{ kind: "balance", heading: balance, cell: (row: Row) => signed(row.balance) }]
      : []),
  ];
}

/** Writes a ledger with all variations of a layout. */
export function mixed(entries: readonly Entry[], layout: Mixed): string {
  const words = WORDS[layout.language].split("|");
  const columns = columnsOf(layout, words);
  const [subtotal = "", opening = "", closing = ""] = words.slice(-3);
  const stated = (name: string, on: number, cents: number, balance?: number) => {
    const amount = WRITTEN[layout.amounts](cents);
    const said: Readonly<Record<string, string>> = {
      ...{ date: day(on), memo: name, amount, [cents < 0 ? "debit" : "credit"]: amount },
      balance: balance === undefined ? "" : signed(balance),
    };
    return columns.map(({ kind }) => said[kind] ?? "");
  };
  let [balance, since] = [BEFORE, 0];
  const rows = entries.flatMap((entry, at) => {
    balance += entry.cents;
    since += entry.cents;
    const own = columns.map(({ cell }) => cell({ ...entry, balance }));
    if (!layout.hasSubtotals || at % 3 < 2) return [own];
    const sum = stated(subtotal, entry.day, since);
    since = 0;
    return [own, sum];
  });
  const all = [
    ...(layout.opening ? [stated(opening, 13, BEFORE, BEFORE)] : []),
    ...rows,
    ...(layout.closing ? [stated(closing, 28, balance)] : []),
  ];
  const head = columns.map(({ heading }) => heading);
  const body = layout.isNewestFirst ? all.toReversed() : all;
  const pages = body.flatMap((row, at) =>
    at > 0 && layout.page > 0 && at % layout.page === 0 ? [head, row] : [row],
  );
  return [head, ...pages].map((cells) => cells.join(";")).join("\n");
}
