import type { Sql } from "postgres";
import type { MatchTarget } from "@/lib/reconciliation/bank-transactions/linking/match-body.model";
import { matchTransaction } from "@/lib/reconciliation/bank-transactions/linking/match-transaction";
import { booked } from "../database/bookings";
import { newAgent, type TestAgent } from "../people/agent";
import { newAccount, received, type TestLine } from "./transactions";

/** An administrator with an account, and two agents. */
export type Desk = {
  readonly admin: TestAgent;
  readonly ada: TestAgent;
  readonly ben: TestAgent;
  /** Adds a line to the statement and returns its id. */
  readonly line: (amountMinor: number, change?: TestLine) => Promise<string>;
  readonly match: (
    id: string,
    bookingId: string,
    options?: Parameters<typeof matchTransaction>[3],
  ) => ReturnType<typeof matchTransaction>;
  readonly unmatch: (id: string) => ReturnType<typeof matchTransaction>;
};

export async function newDesk(db: Sql): Promise<Desk> {
  const admin = await newAgent(db, { role: "ADMIN" });
  const [ada, ben, account] = await Promise.all([newAgent(db), newAgent(db), newAccount(db)]);
  const matched = (id: string, target: MatchTarget | null, options = {}) =>
    matchTransaction(admin.ctx, at(id), target, options);
  return {
    admin,
    ada,
    ben,
    line: async (amountMinor, change = {}) => {
      const [id = ""] = await received(db, account, { ...change, amountMinor });
      return id;
    },
    match: (id, bookingId, options) => matched(id, { bookingId }, options),
    unmatch: (id) => matched(id, null),
  };
}

/** Refers to a transaction without checking its version, unless one is given. */
export function at(id: string, version: number | null = null) {
  return { id, version };
}

/** Creates a booking that expects 123.45. */
export function trip(agent: TestAgent, change: object = {}) {
  return booked(agent, { expectedCommissionAmount: 123.45, expectedCommissionCurrency: "USD", ...change });
}

/** Returns the confirmation number of another booking. */
export function number(n: number) {
  return { confirmationNumber: `GT-2170${n}` };
}

/** Returns the booking's data that unlinking must restore. */
export async function bookingFacts(db: Sql, { id }: { readonly id: string }) {
  const [row] = await db`select status, received_minor::int as received, short_pay_minor::int as "shortPay",
    last_paid_on::text as "lastPaidOn", archived_at, closed_at from bookings where id = ${id}`;
  return row;
}
