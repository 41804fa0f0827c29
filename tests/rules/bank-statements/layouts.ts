/** A ledger transaction: the amount in cents, and a fee that was deducted before. */
export type Entry = {
  readonly day: number;
  readonly cents: number;
  readonly fee: number;
  readonly memo: string;
};
type Row = Entry & { readonly balance: number };
type Column = readonly [heading: string, cell: (row: Row) => string];

export type Layout = {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly isNewestFirst: boolean;
  readonly delimiter: string;
  /** The label of a row with the balance before the first transaction. */
  readonly opening: string | null;
  readonly mark: "." | ",";
};

const OPENING = 400_000;

type Language = {
  readonly words: Readonly<Record<Noun, string>>;
  readonly mark: "." | ",";
  readonly day: (day: number) => string;
};
type Noun =
  | "date"
  | "memo"
  | "amount"
  | "credit"
  | "debit"
  | "balance"
  | "fee"
  | "gross"
  | "net"
  | "type"
  | "in"
  | "out"
  | "opening";

const iso = (day: number) => `2026-11-${String(day).padStart(2, "0")}`;
const dotted = (day: number) => `${String(day).padStart(2, "0")}.11.2026`;
const words = (text: string): Language["words"] => {
  const [date, memo, amount, credit, debit, balance, fee, gross, net, type, came, went, opening] =
    text.split("|");
  return {
    date,
    memo,
    amount,
    credit,
    debit,
    balance,
    fee,
    gross,
    net,
    type,
    in: came,
    out: went,
    opening,
  } as Language["words"];
};

const LANGUAGES: readonly Language[] = [
  {
    mark: ".",
    day: iso,
    words: words(
      "Date|Description|Amount|Paid in|Paid out|Balance|Fee|Gross|Net|Type|Credit|Debit|Opening balance",
    ),
  },
  {
    mark: ",",
    day: dotted,
    words: words(
      "Buchungstag|Verwendungszweck|Betrag|Haben|Soll|Saldo|Gebühr|Brutto|Netto|Art|Gutschrift|Lastschrift|Anfangssaldo",
    ),
  },
  {
    mark: ",",
    day: iso,
    words: words(
      "Data księgowania|Opis|Kwota|Uznania|Obciążenia|Saldo po operacji|Opłata|Brutto|Netto|Rodzaj|Uznanie|Obciążenie|Saldo początkowe",
    ),
  },
  {
    mark: ",",
    day: iso,
    words: words("Kuupäev|Selgitus|Summa|Kreedit|Deebet|Saldo|Teenustasu|Bruto|Neto|Tüüp|K|D|Algsaldo"),
  },
  {
    mark: ".",
    day: iso,
    words: words(
      "თარიღი|დანიშნულება|თანხა|შემოსული|გასული|ნაშთი|საფასური|მთლიანი|წმინდა|სახე|ზუკ|მოპ|საწყისი",
    ),
  },
];

const money = (cents: number, mark: string) =>
  `${cents < 0 ? "-" : ""}${Math.floor(Math.abs(cents) / 100)}${mark}${String(Math.abs(cents) % 100).padStart(2, "0")}`;

/** Nine column layouts for amounts in five languages, the last of which is invented. */
export const LAYOUTS: readonly Layout[] = LANGUAGES.flatMap(({ words: say, mark, day }, number) => {
  const m = (cents: number) => money(cents, mark);
  const side = (cents: number) => (cents > 0 ? m(cents) : "");
  const base: Column[] = [
    [say.date, (row) => day(row.day)],
    [say.memo, ({ memo }) => memo],
  ];
  const signed: Column = [say.amount, ({ cents }) => m(cents)];
  const unsigned: Column = [say.amount, ({ cents }) => m(Math.abs(cents))];
  const balance: Column = [say.balance, (row) => m(row.balance)];
  const type: Column = [say.type, ({ cents }) => (cents > 0 ? say.in : say.out)];
  const pair: Column[] = [
    [say.debit, ({ cents }) => side(-cents)],
    [say.credit, ({ cents }) => side(cents)],
  ];
  const before: Column = [say.amount, ({ cents, fee }) => m(cents + fee)];
  const fee: Column = [say.fee, (row) => m(row.fee)];
  const moneys: Record<string, readonly Column[]> = {
    signed: [signed],
    "signed and balance": [signed, balance],
    "balance and signed": [balance, signed],
    pair: pair,
    "pair and balance": [...pair, balance],
    direction: [type, unsigned],
    "direction and balance": [unsigned, type, balance],
    "unsigned and balance": [unsigned, balance],
    "fee and balance": [before, fee, balance],
    "gross, fee, net": [
      [say.gross, ({ cents, fee: taken }) => m(cents + taken)],
      fee,
      [say.net, ({ cents }) => m(cents)],
    ],
  };
  return Object.entries(moneys).map(([name, columns], at) => ({
    name: `${name} (${number})`,
    columns: [...base, ...columns],
    isNewestFirst: (at + number) % 2 === 1,
    delimiter: number % 2 === 0 ? ";" : "\t",
    opening: name.endsWith("balance") && (at + number) % 3 === 0 ? say.opening : null,
    mark,
  }));
});

/** Writes a ledger in a bank's layout. */
export function written(entries: readonly Entry[], layout: Layout): string {
  let balance = OPENING;
  const rows = entries.map((entry) => {
    balance += entry.cents;
    return layout.columns.map(([, cell]) => cell({ ...entry, balance }));
  });
  const opening = layout.columns.map(([, cell], at) =>
    at === 0
      ? cell({ day: 1, cents: 0, fee: 0, memo: "", balance: OPENING })
      : at === 1
        ? layout.opening
        : at === layout.columns.length - 1
          ? money(OPENING, layout.mark)
          : "",
  );
  const all = layout.opening === null ? rows : [opening, ...rows];
  const body = layout.isNewestFirst ? [...all].reverse() : all;
  const head = layout.columns.map(([heading]) => heading);
  return [head, ...body].map((cells) => cells.join(layout.delimiter)).join("\n");
}
