import fc from "fast-check";
import { expect, it } from "vitest";
import { readStats } from "@/lib/desk/dashboard/read-stats";
import { importCsv } from "@/lib/imports/import-csv";
import { readUpload } from "@/lib/imports/read-upload";
import { redoCsvImport, undoCsvImport } from "@/lib/imports/undo-csv-import";
import { changeDueDate } from "@/lib/ledger/bookings/correct-booking";
import { createBooking } from "@/lib/ledger/bookings/create-booking";
import { deleteBooking, restoreBooking } from "@/lib/ledger/bookings/moves/delete-booking";
import {
  archiveBooking,
  closeBooking,
  reopenBooking,
  unarchiveBooking,
} from "@/lib/ledger/bookings/moves/move-booking";
import { markOverdue } from "@/lib/ledger/bookings/overdue/mark-overdue";
import { recordPayment, reversePayment } from "@/lib/ledger/bookings/payments/record-payment";
import {
  mergeSuppliers,
  unmergeSuppliers,
  updateSupplier,
} from "@/lib/ledger/bookings/suppliers/change-supplier";
import { recountTotals } from "@/lib/ledger/bookings/totals/recount-totals";
import { updateBooking } from "@/lib/ledger/bookings/update-booking";
import { findOrCreateSupplier } from "@/lib/ledger/suppliers/find-or-create-supplier";
import { readSupplierStats } from "@/lib/ledger/suppliers/read-supplier";
import { supplierChange } from "@/lib/ledger/suppliers/supplier-draft.model";
import { type CalendarDate, plusDays } from "@/lib/platform/base/dates/calendar-date";
import { Failure } from "@/lib/platform/base/failure";
import { currency } from "@/lib/platform/base/money";
import { systemContext } from "@/lib/platform/context/context";
import { inTenant } from "@/lib/platform/context/transaction";
import {
  mergeAdminSuppliers,
  unmergeAdminSuppliers,
} from "@/lib/reconciliation/supplier-joins/merge-admin-suppliers";
import { csv, form, row } from "../../support/csv/csv-upload";
import { db } from "../../support/database/database";
import { newAgent, type TestAgent } from "../../support/people/agent";

const TODAY = "2026-06-15" as CalendarDate;
const SUPPLIERS = ["Inn", "Cove", "Quay"];

/** The state of the random walk over an agent's bookings. */
type World = {
  readonly agent: TestAgent;
  readonly bookings: string[];
  readonly payments: { readonly bookingId: string; readonly paymentId: string }[];
  readonly imports: string[];
  readonly merges: string[];
  /** The administrator who merges suppliers for all agents, and the merges so far. */
  readonly admin: TestAgent;
  readonly joins: string[];
};

/**
 * Everything an agent can do, and what an administrator can do to their bookings; `which` selects among the records.
 */
const MOVES: Readonly<Record<string, (world: World, which: number) => Promise<unknown>>> = {
  create: async ({ agent, bookings }, which) => {
    const start = plusDays(TODAY, (which % 200) - 150);
    const booking = await createBooking(
      agent.ctx,
      {
        confirmationNumber: `B${bookings.length}`,
        clientName: null,
        destination: null,
        total: { minor: 1_000 * (which % 90), currency: currency.parse(which % 3 ? "USD" : "EUR") },
        commission: { minor: 100 * (which % 70), currency: currency.parse(which % 5 ? "USD" : "EUR") },
        travelStart: start,
        travelEnd: plusDays(start, which % 9),
        supplier: { name: SUPPLIERS[which % 3] ?? "" },
        allowDuplicate: false,
      },
      { source: "form" },
    );
    bookings.push(booking.id);
  },
  change: ({ agent, bookings }, which) =>
    updateBooking(agent.ctx, { id: at(bookings, which), version: null }, {
      expectedCommissionAmount: which % 50,
      totalBookingCurrency: which % 2 ? "GBP" : "USD",
    } as Parameters<typeof updateBooking>[2]),
  due: ({ agent, bookings }, which) =>
    changeDueDate(agent.ctx, at(bookings, which), which % 4 ? plusDays(TODAY, (which % 60) - 30) : null),
  pay: async ({ agent, bookings, payments }, which) => {
    const bookingId = at(bookings, which);
    const amount = ((which % 40) - 10) / 2 || 70;
    const receivedOn = plusDays(TODAY, -(which % 30));
    const { paymentId } = await recordPayment(agent.ctx, {
      bookingId,
      id: undefined,
      amount,
      receivedOn,
      note: null,
    });
    payments.push({ bookingId, paymentId });
  },
  payAll: async ({ agent, bookings, payments }, which) => {
    const bookingId = at(bookings, which);
    const [row] =
      await db`select commission_minor - received_minor as rest from bookings where id = ${bookingId}`;
    if (Number(row?.rest) === 0) throw new Failure("CONFLICT");
    const draft = {
      bookingId,
      id: undefined,
      amount: Number(row?.rest) / 100,
      receivedOn: TODAY,
      note: null,
    };
    payments.push({ bookingId, paymentId: (await recordPayment(agent.ctx, draft)).paymentId });
  },
  reverse: ({ agent, payments }, which) => {
    const { bookingId, paymentId } = at(payments, which);
    return reversePayment(agent.ctx, bookingId, paymentId);
  },
  close: ({ agent, bookings }, which) => closeBooking(agent.ctx, at(bookings, which), "COMPLETED"),
  reopen: ({ agent, bookings }, which) => reopenBooking(agent.ctx, at(bookings, which)),
  archive: ({ agent, bookings }, which) => archiveBooking(agent.ctx, at(bookings, which)),
  unarchive: ({ agent, bookings }, which) => unarchiveBooking(agent.ctx, at(bookings, which)),
  delete: ({ agent, bookings }, which) => deleteBooking(agent.ctx, at(bookings, which)),
  restore: ({ agent, bookings }, which) => restoreBooking(agent.ctx, at(bookings, which)),
  overdue: ({ agent }) => inTenant(agent.ctx, agent.id, markOverdue),
  import: async ({ agent, imports }, which) => {
    const rows = [1, 2, 3].map((one) =>
      row(`I${(which + one) % 12}`, { supplier: SUPPLIERS[one - 1] ?? "" }),
    );
    const upload = new Response(form({ file: csv(...rows) }));
    const body = new Uint8Array(await upload.clone().arrayBuffer());
    const done = await importCsv(agent.ctx, await readUpload(body, upload.headers.get("content-type") ?? ""));
    imports.push(done.importId);
  },
  undoImport: ({ agent, imports }, which) => undoCsvImport(agent.ctx, at(imports, which)),
  redoImport: ({ agent, imports }, which) => redoCsvImport(agent.ctx, at(imports, which)),
  terms: async ({ agent }, which) => {
    const { id } = await findOrCreate(agent, which);
    return updateSupplier(agent.ctx, supplierChange.parse({ id, settings: { paymentLagDays: which % 100 } }));
  },
  merge: async ({ agent, merges }, which) => {
    const [from, into] = [await findOrCreate(agent, which), await findOrCreate(agent, which + 1)];
    merges.push((await mergeSuppliers(agent.ctx, { fromId: from.id, intoId: into.id })).mergeId);
  },
  unmerge: ({ agent, merges }, which) => unmergeSuppliers(agent.ctx, at(merges, which)),
  join: async ({ agent, admin, joins }, which) => {
    const [from, into] = [await findOrCreate(agent, which), await findOrCreate(agent, which + 1)];
    joins.push((await mergeAdminSuppliers(admin.ctx, { fromId: from.id, intoId: into.id })).joinId);
  },
  part: ({ admin, joins }, which) => unmergeAdminSuppliers(admin.ctx, at(joins, which)),
};

async function newWorld(agent: TestAgent): Promise<World> {
  const admin = await newAgent(db, { role: "ADMIN", now: agent.ctx.now });
  return { agent, admin, bookings: [], payments: [], imports: [], merges: [], joins: [] };
}

function at<T>(list: readonly T[], which: number): T {
  const found = list[which % Math.max(1, list.length)];
  if (found === undefined) throw new Failure("NOT_FOUND");
  return found;
}

function findOrCreate({ ctx, id }: TestAgent, which: number) {
  return inTenant(ctx, id, (tx) => findOrCreateSupplier(tx, { name: SUPPLIERS[which % 3] ?? "" }));
}

/** Computes the dashboard's figures from the facts alone. */
async function counted(userId: string) {
  const [row] = await db`
    with facts as (
      select b.*, coalesce((select sum(amount_minor) from allocations a where a.booking_id = b.id and reversed_at is null), 0)
        as received,
        (select max(received_on) filter (where amount_minor > 0) from allocations a
          where a.booking_id = b.id and reversed_at is null) as paid_on,
        commission_minor - received_minor - short_pay_minor as owed
      from bookings b where user_id = ${userId} and deleted_at is null)
    select count(*)::int as bookings,
      (count(*) filter (where status in ('CONFIRMED', 'OVERDUE') and owed > 0 and due_on < ${TODAY}))::int as overdue,
      coalesce(sum(received) filter (where commission_currency = 'USD'), 0)::int as earned,
      coalesce(sum(owed) filter (where commission_currency = 'USD' and status in ('CONFIRMED', 'OVERDUE') and owed > 0), 0)::int
        as pending,
      round(avg(paid_on - travel_end) filter (where received >= commission_minor - short_pay_minor))::int as days
    from facts`;
  return row;
}

it("whatever happens to bookings, one thing after the other or at once, the figures are what they add up to", async () => {
  const step = fc.record({
    move: fc.constantFrom(...Object.keys(MOVES)),
    which: fc.nat(10_000),
    beside: fc.boolean(),
  });
  const histories = fc.sample(fc.array(step, { minLength: 60, maxLength: 60 }), { seed: 11, numRuns: 3 });
  for (const history of histories) {
    const agent = await newAgent(db, { now: new Date(`${TODAY}T12:00:00Z`) });
    const world = await newWorld(agent);
    for (let which = 0; which < 12; which += 1) await MOVES.create?.(world, which * 17);
    let running: Promise<unknown>[] = [];
    let refused = 0;
    for (const { move, which, beside } of history) {
      const doIt = async () => MOVES[move]?.(world, which);
      const done = doIt().catch((error: unknown) => {
        if (!(error instanceof Failure))
          throw new Error(`${move}: ${JSON.stringify(error)}`, { cause: error });
        refused += 1;
      });
      running.push(done);
      if (beside) continue;
      await Promise.all(running);
      running = [];
    }
    await Promise.all(running);
    expect(refused).toBeLessThan(history.length);
    const stats = await readStats(agent.ctx);
    const facts = await counted(agent.id);
    expect({
      bookings: stats.bookingsCount,
      overdue: stats.overdueCount,
      earned: stats.earned.minor,
      pending: stats.pending.minor,
      days: (await readSupplierStats(agent.ctx)).averagePaymentDays,
    }).toEqual({ ...facts, days: facts?.days ?? 35 });
    expect(await inTenant(systemContext("test"), agent.id, recountTotals)).toBe(0);
    expect(await readStats(agent.ctx)).toEqual(stats);
  }
});

it("the job puts right what differs from the bookings, and tells how much did", async () => {
  const agent = await newAgent(db, { now: new Date(`${TODAY}T12:00:00Z`) });
  const world = await newWorld(agent);
  for (let which = 0; which < 5; which += 1) await MOVES.create?.(world, which * 17);
  const before = await readStats(agent.ctx);
  await db`update booking_totals set count = count + 1 where user_id = ${agent.id} and id = (
    select id from booking_totals where user_id = ${agent.id} limit 1)`;
  await db`delete from due_totals where user_id = ${agent.id}`;
  expect(await readStats(agent.ctx)).not.toEqual(before);
  expect(await inTenant(systemContext("test"), agent.id, recountTotals)).toBeGreaterThan(1);
  expect(await readStats(agent.ctx)).toEqual(before);
});
