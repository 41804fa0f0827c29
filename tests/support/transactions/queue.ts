import { randomUUID } from "node:crypto";
import type { Sql } from "postgres";
import type { RunningApp } from "../app/running-app";
import { recountedIn } from "../database/recount";
import { newPerson, type Person, withDatabase } from "../people/people";

/** Two agents and an administrator's queue: the id of each transaction by its name. */
export type TestQueue = {
  readonly ada: Person;
  readonly ben: Person;
  /** In the order of the list. */
  readonly lines: Readonly<Record<keyof typeof LINES, string>>;
  /** A prefix of every booking number and memo, since tests share a database. */
  readonly mark: string;
};

type Part = { readonly booking: keyof typeof BOOKINGS; readonly credit: number; readonly fee?: number };
type Line = {
  readonly day: number;
  readonly minor: number;
  readonly memo: string;
  readonly status: "PENDING_REVIEW" | "MATCHED_NEEDS_CONFIRMATION" | "EXCEPTION" | "IGNORED";
  /** The parts of each candidate, best first. */
  readonly candidates?: readonly (readonly Part[])[];
  readonly reasons?: readonly string[];
};

const BOOKINGS = {
  "21700": { agent: "ada", minor: 12_345 },
  "21701": { agent: "ada", minor: 40_000 },
  "21702": { agent: "ben", minor: 25_000 },
  "21703": { agent: "ben", minor: 30_000 },
} as const;

/** Newest first, as in the list. */
const LINES = {
  exact: {
    day: 1,
    minor: 12_345,
    memo: "GREATWIND TOURS COMMISSION 21700",
    status: "MATCHED_NEEDS_CONFIRMATION",
    candidates: [[{ booking: "21700", credit: 12_345 }], [{ booking: "21702", credit: 12_345 }]],
    reasons: ["Booking number 21700 stands in the memo", "The amount is exactly the commission"],
  },
  short: {
    day: 2,
    minor: 37_500,
    memo: "GREATWIND TOURS 21701 LESS WIRE CHARGES",
    status: "MATCHED_NEEDS_CONFIRMATION",
    candidates: [[{ booking: "21701", credit: 37_500 }]],
    reasons: ["Booking number 21701 stands in the memo", "The amount is 93.8% of the commission"],
  },
  sum: {
    day: 3,
    minor: 55_000,
    memo: "GREATWIND TOURS BATCH 0341",
    status: "PENDING_REVIEW",
    candidates: [
      [
        { booking: "21702", credit: 25_000 },
        { booking: "21703", credit: 30_000 },
      ],
    ],
    reasons: ["Together 2 bookings owe exactly this amount"],
  },
  unknown: { day: 4, minor: 9_900, memo: "POS DEPOSIT 88121 HARBOUR CAFE", status: "PENDING_REVIEW" },
  recall: { day: 5, minor: -4_000, memo: "CHARGEBACK GREATWIND TOURS", status: "EXCEPTION" },
  ignored: { day: 6, minor: 1_200, memo: "INTEREST CREDIT", status: "IGNORED" },
} as const satisfies Record<string, Line>;

/** Creates the transactions of an administrator's queue. */
export function fillQueue(app: RunningApp): Promise<TestQueue> {
  return withDatabase(app, async (db) => {
    await matcherRests(db);
    const mark = `Q${randomUUID().slice(0, 6).toUpperCase()}`;
    const [ada, ben] = [await newPerson(app), await newPerson(app)];
    const owners = { ada: ada.id, ben: ben.id };
    const supplier = randomUUID();
    await db`insert into suppliers (id, owner_id, name, name_key, is_verified, created_at, updated_at)
      values (${supplier}, null, ${`Greatwind Tours ${mark}`}, ${`greatwind tours ${mark}`.toLowerCase()}, true, now(), now())`;
    const bookings = await book(db, owners, supplier, mark);
    await Promise.all([recountedIn(app, db, ada.id), recountedIn(app, db, ben.id)]);
    const account = await openAccount(db);
    const lines: Record<string, string> = {};
    for (const [name, line] of Object.entries<Line>(LINES)) {
      lines[name] = await receive(db, account, line, { mark, supplier });
      await propose(db, lines[name], line, { owners, bookings });
    }
    return { ada, ben, lines: lines as TestQueue["lines"], mark };
  });
}

/**
 * Waits for the matcher to finish, because a starting worker rematches everything and would overwrite the proposals
 * made here.
 */
async function matcherRests(db: Sql): Promise<void> {
  for (let left = 1; left > 0; ) {
    const [row] =
      await db`select (count(*) filter (where state < 'completed') + (count(*) = 0)::int)::int as left,
      pg_sleep(0.05) from pgboss.job where name in ('match-again', 'match-transactions')`;
    left = row?.left ?? 0;
  }
}

type Owners = Readonly<Record<"ada" | "ben", string>>;

async function book(db: Sql, owners: Owners, supplier: string, mark: string) {
  const ids: Record<string, string> = {};
  for (const [number, { agent, minor }] of Object.entries(BOOKINGS)) {
    const [id, full] = [randomUUID(), `${mark}-${number}`];
    await db`insert into bookings (user_id, id, supplier_id, confirmation_number, number_key, client_name, status,
        total_minor, total_currency, commission_minor, commission_currency, travel_start, travel_end, due_on, source,
        search, created_at, updated_at)
      values (${owners[agent]}, ${id}, ${supplier}, ${full}, ${full.replace("-", "")}, 'Zoë Lind', 'CONFIRMED', ${minor * 10},
        'USD', ${minor}, 'USD', current_date - 40, current_date - 33, current_date + 10, 'form', ${full.toLowerCase()}, now(), now())`;
    ids[number] = id;
  }
  return ids;
}

async function openAccount(db: Sql) {
  const [id, importId] = [randomUUID(), randomUUID()];
  await db`insert into bank_accounts (id, name, currency, last_digits, created_at, updated_at)
    values (${id}, 'Commission account', 'USD', '4471', now(), now())`;
  await db`insert into statement_imports (id, account_id, file_name, file_hash, format, line_count, created_at, imported_at)
    values (${importId}, ${id}, 'march.csv', ${importId}, 'csv', 6, now(), now())`;
  return { id, importId };
}

async function receive(
  db: Sql,
  account: { readonly id: string; readonly importId: string },
  { day, minor, memo, status }: Line,
  { mark, supplier }: { readonly mark: string; readonly supplier: string },
): Promise<string> {
  const id = randomUUID();
  const words = `${memo} ${mark}`;
  const decision = { PENDING_REVIEW: "NONE", MATCHED_NEEDS_CONFIRMATION: "PROPOSED", EXCEPTION: "EXCEPTION" };
  await db`insert into bank_transactions (id, account_id, import_id, line, raw, import_key, booked_on, amount_minor,
      currency, memo, payer, search, status, supplier_id, metadata, decision, decided_at, ignored_at, created_at, updated_at)
    values (${id}, ${account.id}, ${account.importId}, ${day + 1}, ${`"${words}",${minor / 100}`}, ${randomUUID()},
      current_date - ${day}::int, ${minor}, 'USD', ${words}, 'GREATWIND TOURS', ${words.toLowerCase()}, ${status},
      ${memo.startsWith("GREATWIND") ? supplier : null},
      ${db.json({ possibleSupplierNames: ["Greatwind Tours"], possibleBookingIdentifiers: [] })},
      ${status === "IGNORED" ? null : decision[status]}, now(), ${status === "IGNORED" ? new Date() : null}, now(), now())`;
  return id;
}

async function propose(
  db: Sql,
  subject: string,
  { candidates = [], reasons = [] }: Line,
  { owners, bookings }: { readonly owners: Owners; readonly bookings: Readonly<Record<string, string>> },
): Promise<void> {
  for (const [rank, parts] of candidates.entries()) {
    for (const [part, { booking, credit, fee = 0 }] of parts.entries()) {
      await db`insert into match_candidates (subject_id, rank, part, booking_user_id, booking_id, score, reasons, credit_minor, fee_minor)
        values (${subject}, ${rank + 1}, ${part}, ${owners[BOOKINGS[booking].agent]}, ${bookings[booking] ?? ""},
          ${rank === 0 ? 934_000 : 21_000}, ${db.json(rank === 0 ? [...reasons] : ["It is the nearest to this deposit's amount and day"])},
          ${credit}, ${fee})`;
    }
  }
}

/** Returns the current statuses of transactions. */
export function statusesOf(app: RunningApp, ids: readonly string[]): Promise<Record<string, string>> {
  return withDatabase(app, async (db) => {
    const rows = await db<{ id: string; status: string }[]>`select id, status from bank_transactions
      where id = any(${[...ids]})`;
    return Object.fromEntries(rows.map(({ id, status }) => [id, status]));
  });
}
