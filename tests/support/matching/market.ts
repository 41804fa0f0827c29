import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

type Cell = string | number;

/** Builds an id that encodes the kind of record, as a letter's position, and a count. */
export function marketId(
  kind: "agent" | "supplier" | "booking" | "transaction" | "report" | "entry",
  n: number,
) {
  const place = ["agent", "supplier", "booking", "transaction", "report", "entry"].indexOf(kind) + 1;
  return `00000000-0000-4000-80${String(place).padStart(2, "0")}-${String(n).padStart(12, "0")}`;
}

const [ADA, BEN] = [marketId("agent", 1), marketId("agent", 2)];
const [HARBOUR, MERIDIAN] = [marketId("supplier", 1), marketId("supplier", 2)];
const PAST = 12;

/** A supplier's twelve past trips, each paid by number six weeks after its end, and two that are still owed. */
const TRIPS = [
  ...Array.from({ length: PAST }, (_, n) =>
    trip(n + 1, ADA, HARBOUR, `HB${7001 + n * 13}`, 10_000 + n * 731),
  ),
  trip(20, ADA, HARBOUR, "HB8808", 23_456, 2),
  trip(21, BEN, HARBOUR, "HB9909", 34_567, 2),
  trip(30, ADA, MERIDIAN, "5550123", 44_400),
  trip(31, BEN, MERIDIAN, "5550123", 44_400),
];

function trip(n: number, agent: string, supplier: string, number: string, commission: number, month = 0) {
  const days = [
    `2025-${String(11 + month).padStart(2, "0")}-10`,
    `2025-${String(11 + month).padStart(2, "0")}-17`,
  ];
  const [start, end] = month === 2 ? ["2026-01-20", "2026-01-27"] : days;
  const facts = [
    number,
    "",
    `Client ${n}`,
    commission * 10,
    commission,
    "USD",
    start ?? "",
    end ?? "",
    "2025-08-01",
  ];
  return [marketId("booking", n), agent, supplier, ...facts, "", "", 0, "", ""];
}

function deposit(n: number, day: string, amount: Cell, memo: string): Cell[] {
  return [marketId("transaction", n), "OPERATING-USD", day, amount, "USD", memo, `B${n}`];
}

const TRANSACTIONS = [
  ...Array.from({ length: PAST }, (_, n) =>
    deposit(n + 1, "2026-01-02", 10_000 + n * 731, `ACH HARBOUR HOTELS GMBH COMM HB${7001 + n * 13}`),
  ),
  deposit(40, "2026-01-05", 999, "INTEREST PAYMENT"),
  deposit(50, "2026-03-10", 23_456, "ACH HARBOUR HOTELS GMBH COMM HB8808"),
  deposit(51, "2026-03-11", 34_567, "ACH HARBOUR HOTELS GMBH COMM HB9909"),
  deposit(52, "2026-03-11", 77_777, "ACH CORNER BAKERY REFUND OF RENT"),
];

const HISTORY: Cell[][] = [
  // A link the product refuses: an entry forwarded by Ada, linked to Ben's booking with the same number.
  ["2026-01-02", "entry", marketId("entry", 1), "LINK", "booking", marketId("booking", 31)],
  ["2026-01-02", "transaction", marketId("transaction", 1), "LINK", "booking", marketId("booking", 2)],
  ["2026-01-02", "transaction", marketId("transaction", 1), "UNLINK", "booking", marketId("booking", 2)],
  ...Array.from({ length: PAST }, (_, n) => [
    "2026-01-02",
    "transaction",
    marketId("transaction", n + 1),
    "LINK",
    "booking",
    marketId("booking", n + 1),
  ]),
  ["2026-01-05", "transaction", marketId("transaction", 40), "IGNORE", "none", ""],
];

const FILES: Readonly<Record<string, { readonly columns: string; readonly rows: readonly Cell[][] }>> = {
  agents: {
    columns: "id,name,agency",
    rows: [
      [ADA, "Ada", "Ada Travel"],
      [BEN, "Ben", "Ben Travel"],
    ],
  },
  suppliers: {
    columns: "id,owner_agent_id,name,bank_match_patterns",
    rows: [
      [HARBOUR, "", "Harbour Hotels", "[]"],
      [MERIDIAN, "", "Meridian Cruises", "[]"],
    ],
  },
  bookings: {
    columns:
      "id,agent_id,supplier_id,confirmation_number,other_number,client_name,total_minor,commission_minor,currency,travel_start,travel_end,booked_on,closed_reason,closed_on,received_minor,received_on,received_from",
    rows: TRIPS,
  },
  transactions: { columns: "id,account,date,amount_minor,currency,memo,bank_id", rows: TRANSACTIONS },
  reports: {
    columns:
      "id,source,agent_id,supplier_id,supplier_name,reference_number,received_on,currency,gross_minor,fee_minor,adjustment_minor,net_minor",
    rows: [
      [
        marketId("report", 1),
        "email",
        ADA,
        MERIDIAN,
        "Meridian Cruises",
        "REM1",
        "2026-01-02",
        "USD",
        44_400,
        0,
        0,
        44_400,
      ],
    ],
  },
  entries: {
    columns:
      "id,report_id,line,confirmation_number,client_name,travel_start,sale_minor,commission_minor,fee_minor,outcome,property,agency",
    rows: [
      [
        marketId("entry", 1),
        marketId("report", 1),
        1,
        "5550123",
        "Client 30",
        "",
        "",
        44_400,
        0,
        "paid",
        "",
        "",
      ],
    ],
  },
  history: { columns: "date,subject,id,event,target_type,target_ids", rows: HISTORY },
  fx: { columns: "date,currency,usd", rows: [["2025-12-01", "USD", 1]] },
};

/** Runs work with a small market as data set files in a temporary folder. */
export async function withMarket<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), "market-"));
  try {
    for (const [name, { columns, rows }] of Object.entries(FILES)) {
      await writeFile(
        path.join(folder, `${name}.csv`),
        [columns, ...rows.map((row) => row.join(","))].join("\n"),
      );
    }
    const days = { first: "2026-01-02", evaluate: "2026-03-01", today: "2026-03-31" };
    await writeFile(path.join(folder, "manifest.json"), JSON.stringify(days));
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
