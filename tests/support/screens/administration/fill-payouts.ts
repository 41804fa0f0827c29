import { randomUUID } from "node:crypto";
import type { Ledger } from "../../database/ledger";
import { DRAFT } from "../../http/booking-draft";
import { paidRun, payoutsOn } from "../../payouts/payouts";
import { readyShares } from "../../payouts/ready-shares";
import { withDatabase } from "../../people/people";
import { newAccount, received } from "../../transactions/transactions";
import type { Setting } from "../screen";

/**
 * Creates all the data that the screens of payouts and books can show, for an administrator who is also an agent. The
 * ids are in the ledger's `idOf`.
 */
export async function fillPayouts({ app, page, person }: Setting): Promise<Ledger> {
  const sent = async (address: string, data: object) => {
    const answer = await page.request.post(address, { data });
    if (!answer.ok()) throw new Error(await answer.text());
    return (await answer.json()) as { readonly id: string };
  };
  await withDatabase(app, async (db) => {
    await db`truncate payout_runs, payouts, payout_shares, payout_adjustments, payout_questions cascade`;
    await db`update books set locked_to = null`;
    await db`delete from book_months`;
    await payoutsOn(db, { default_percent_bp: 6_000, needs_second_approver: false });
  });
  const booking = await sent("/api/bookings", {
    ...DRAFT,
    clientName: "Brandt & Daughters Long-Distance Travel",
  });
  const of = { userId: person.id, bookingId: booking.id };
  const { payout, lines } = await withDatabase(app, async (db) => {
    await readyShares(db, of, [{ amount: 123_456_789 }, { amount: 30_050 }]);
    await paidRun(db, person.id);
    const [held = ""] = await readyShares(db, of, [{ amount: 6_000 }, { amount: 500_000 }]);
    await db`update payout_shares set held_at = now(), held_by = ${person.id}, held_reason = 'The client disputes the fare'
      where id = ${held}`;
    const account = await newAccount(db);
    const [row] = await db`select id from payouts where user_id = ${person.id} limit 1`;
    const came = [{ amountMinor: 31_050, bookedOn: "2026-02-10" }, { bookedOn: "2026-02-12" }];
    return { payout: String(row?.id), lines: await received(db, account, ...came) };
  });
  await sent(`/api/admin/bank-transactions/${lines[0]}/match`, {
    bookingId: booking.id,
    acceptDifference: "accept",
  });
  const draft = { currency: "USD", upTo: "2026-03-31", requestKey: randomUUID() };
  const run = await sent("/api/admin/payouts", draft);
  const [line] = await withDatabase(app, (db) => db`select id from payout_shares where held_at is not null`);
  await sent("/api/payouts/questions", { lineId: line?.id, question: "When does it come?" });
  const idOf = { booking: booking.id, run: run.id, payout };
  return { overdue: "", partlyPaid: "", supplier: "", supplierId: "", idOf };
}
