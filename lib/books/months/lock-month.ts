import "server-only";
import { payoutsAreOn } from "@/lib/payouts/statements/read-own-payouts";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { type CalendarDate, dayIn, monthOf, plusDays } from "@/lib/platform/base/dates/calendar-date";
import { monthInWords } from "@/lib/platform/base/dates/day-in-words";
import { Failure } from "@/lib/platform/base/failure";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { allowLongStatements } from "@/lib/platform/context/statement";
import { inSystemTransaction, type Tx } from "@/lib/platform/context/transaction";
import { readEntries } from "../journal/read-entries";
import { firstDayOf, hasEnded } from "./month.model";
import {
  deleteMonths,
  insertMonths,
  lockBooks,
  selectFirstDay,
  selectLockedTo,
  upsertLockedTo,
} from "./month.sql";

/**
 * Locks a month and all months before it. From then on nothing booked in them can change in any way (triggers of the
 * migrations enforce this), and what comes in about them counts on the day on which it is recorded. Throws CONFLICT for
 * a month that hasn't ended or is locked already.
 */
export function lockMonth(ctx: Context, { month }: { readonly month: string }): Promise<void> {
  const by = adminOnly(ctx);
  return changed(ctx, month, async (tx, first, lockedTo) => {
    if (!hasEnded(first, dayIn(tx.now, "UTC")))
      throw new Failure("CONFLICT", `${monthInWords(month)} hasn't ended yet.`);
    const { last } = monthOf(first);
    if (lockedTo !== null && last <= lockedTo)
      throw new Failure("CONFLICT", `${monthInWords(month)} is locked already.`);
    const from =
      lockedTo === null ? monthOf((await selectFirstDay(tx)) ?? first).first : plusDays(lockedTo, 1);
    const months = { first: from < first ? from : first, last: first, by };
    await insertMonths(tx, months, await readEntries(tx, months.first, last));
    await settle(tx, { lockedTo: last, by, before: lockedTo, action: "books.lock" });
  });
}

/** Unlocks a month and all months after it, for a reason. Throws CONFLICT if it isn't locked. */
export function unlockMonth(
  ctx: Context,
  { month, reason }: { readonly month: string; readonly reason: string },
): Promise<void> {
  const by = adminOnly(ctx);
  return changed(ctx, month, async (tx, first, before) => {
    if (before === null || first > before)
      throw new Failure("CONFLICT", `${monthInWords(month)} isn't locked.`);
    await deleteMonths(tx, first);
    await settle(tx, { lockedTo: plusDays(first, -1), by, before, action: "books.unlock", reason });
  });
}

async function changed(
  ctx: Context,
  month: string,
  change: (tx: Tx, first: CalendarDate, lockedTo: CalendarDate | null) => Promise<void>,
): Promise<void> {
  const first = firstDayOf(month);
  if (!first) throw new Failure("NOT_FOUND");
  if (!(await payoutsAreOn(ctx))) throw new Failure("CONFLICT", "Payouts are off.");
  await inSystemTransaction(ctx, async (tx) => {
    await allowLongStatements(tx);
    await lockBooks(tx);
    await change(tx, first, await selectLockedTo(tx));
  });
}

async function settle(
  tx: Tx,
  said: {
    readonly lockedTo: CalendarDate;
    readonly before: CalendarDate | null;
    readonly by: string;
    readonly action: string;
    readonly reason?: string;
  },
): Promise<void> {
  const { lockedTo, before, by, action, reason } = said;
  await upsertLockedTo(tx, lockedTo, by);
  await recordAudit(tx, {
    ...{ action, entity: "books", entityId: null, before: { lockedTo: before }, after: { lockedTo } },
    ...(reason === undefined ? {} : { reason }),
  });
}
