import "server-only";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { Failure } from "@/lib/platform/base/failure";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemReadTransaction } from "@/lib/platform/context/transaction";
import { listAccounts } from "@/lib/reconciliation/bank-transactions/accounts/change-accounts";
import { entriesOf, foundMonth } from "../months/read-months";
import { readBookSettings } from "../settings/save-settings";
import { TAX_RATE, USUAL_TAX_RATE } from "../settings/settings.model";
import { bankKey, type Journal, journalsOf } from "./journal.model";

export type MonthJournals = {
  readonly month: CalendarDate;
  readonly taxRate: string;
  readonly journals: readonly Journal[];
};

/**
 * Reads the journals of a month, one per currency, with the account names that the platform has entered; a bank account
 * without one keeps its own name. For administrators.
 */
export function readJournals(ctx: Context, month: string): Promise<MonthJournals> {
  adminOnly(ctx);
  return inSystemReadTransaction(ctx, async (tx) => {
    const first = foundMonth(month);
    const [entries, { accounts }, banks] = await Promise.all([
      entriesOf(tx, first),
      readBookSettings(tx),
      listAccounts(tx),
    ]);
    const own = Object.fromEntries(banks.map(({ id, name }) => [bankKey(id), accounts.BANK ?? name]));
    const journals = journalsOf(entries, { ...own, ...accounts });
    return { month: first, taxRate: accounts[TAX_RATE] ?? USUAL_TAX_RATE, journals };
  });
}

/** Reads the journal of one currency. Throws NOT_FOUND if nothing is booked in it. */
export async function readJournal(
  ctx: Context,
  { month, currency }: { readonly month: string; readonly currency: string },
): Promise<Omit<MonthJournals, "journals"> & { readonly journal: Journal }> {
  const { journals, ...named } = await readJournals(ctx, month);
  const journal = journals.find((one) => one.currency === currency);
  if (!journal) throw new Failure("NOT_FOUND", `Nothing is booked in ${currency} in that month.`);
  return { ...named, journal };
}
