import { describe, expect, it } from "vitest";
import { by } from "./guessed";
import { readText } from "./statement-bytes";

const HEAD = "Date,Description,Amount,Balance";
const ROWS = [
  "2026-03-02,KIJANI SAFARIS,150.00,1150.00",
  "2026-03-05,BANK FEE,-5.00,1145.00",
  "2026-03-09,LARKFIELD HOTELS,310.00,1455.00",
  "2026-03-12,BLUE RIVER CRUISES,245.50,1800.50",
  "2026-03-15,RENT,-400.00,1400.50",
  "2026-03-16,CARD,-20.25,1380.25",
];
const WORDS =
  "The balance moves by EUR 345.50 here, the amounts by EUR 245.50: rows may be missing, or an amount is another.";

function notesIn(head: string, rows: readonly string[]): (readonly [number, string])[] {
  const text = [head, ...rows, ""].join("\n");
  return readText(text, by(text)).notes.map(({ line, reason }) => [line, reason]);
}

describe("a balance that doesn't run", () => {
  it("is told where it breaks, from the first row down and from the last up", () => {
    expect(notesIn(HEAD, ROWS)).toEqual([[5, WORDS]]);
    expect(notesIn(HEAD, ROWS.toReversed())).toEqual([[4, WORDS]]);
  });

  it("is told of the row below an opening balance", () => {
    const opening = ["2026-03-01,Opening balance,,1000.00", "2026-03-02,LODGE,250.00,1150.00"];
    expect(notesIn(HEAD, [...opening, ...ROWS.slice(1, 3), ...ROWS.slice(4)])).toEqual([
      [3, expect.stringContaining("moves by EUR 150.00 here, the amounts by EUR 250.00")],
      [6, expect.stringContaining("moves by -EUR 54.50 here, the amounts by -EUR 400.00")],
    ]);
  });

  it("is told of debits and credits", () => {
    const rows = ROWS.map((row) =>
      row.replace(/,(-?)([\d.]+),(?=[\d.]+$)/, (_, minus, size) => (minus ? `,${size},,` : `,,${size},`)),
    );
    expect(notesIn("Date,Description,Debit,Credit,Balance", rows)).toEqual([[5, WORDS]]);
  });

  it.each([
    ["too few rows hold", HEAD, ROWS.slice(1, 5)],
    ["nothing is called a balance", HEAD.replace("Balance", "Level"), ROWS],
    [
      "a day's rows stand in another order",
      HEAD,
      [
        ROWS[0],
        ROWS[1],
        ROWS[2],
        "2026-03-16,A,-20.00,1425.00",
        "2026-03-16,B,-10.00,1445.00",
        "2026-03-17,C,1.00,1426.00",
        "2026-03-18,D,1.00,1427.00",
        "2026-03-19,E,1.00,1428.00",
      ],
    ],
    [
      "each row has the balance of its day",
      HEAD,
      [
        ROWS[0],
        ROWS[1],
        ROWS[2],
        "2026-03-16,A,-10.00,1425.00",
        "2026-03-16,B,-20.00,1425.00",
        "2026-03-17,C,1.00,1426.00",
      ],
    ],
    [
      "the last row of a day alone has it",
      HEAD,
      [
        ROWS[0],
        ROWS[1],
        ROWS[2],
        "2026-03-16,A,-10.00,",
        "2026-03-16,B,-20.00,1425.00",
        "2026-03-17,C,1.00,1426.00",
      ],
    ],
    [
      "it has no sign below zero",
      HEAD,
      [
        ROWS[0],
        ROWS[1],
        ROWS[2],
        "2026-03-16,A,-1500.00,45.00",
        "2026-03-17,B,95.50,50.50",
        "2026-03-18,C,1.00,51.50",
      ],
    ],
    [
      "another part begins below a total",
      HEAD,
      [
        ...ROWS.slice(0, 3),
        "Closing balance,,,",
        "2026-03-16,A,-10.00,90.00",
        "2026-03-17,B,1.10,91.10",
        "2026-03-18,C,2.00,93.10",
      ],
    ],
    [
      "each account has its own",
      "Account,Date,Description,Amount,Balance",
      [
        "NL1,2026-03-02,A,150.00,1150.00",
        "NL1,2026-03-03,B,5.00,1155.00",
        "NL1,2026-03-04,C,12.35,1167.35",
        "NL1,2026-03-05,D,7.10,1174.45",
        "NL2,2026-03-02,E,80.00,333.00",
        "NL2,2026-03-04,F,1.15,334.15",
      ],
    ],
  ])("isn't where %s", (_, head, rows) => {
    expect(
      notesIn(
        head,
        rows.filter((row) => row !== undefined),
      ),
    ).toEqual([]);
  });
});
