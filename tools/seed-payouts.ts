import type { DemoAgent } from "@/db/seeds/demo";
import { type DemoReceipt, demoReceipts } from "@/db/seeds/demo-payouts";
import { lockMonth } from "@/lib/books/months/lock-month";
import { bookingDraft } from "@/lib/ledger/bookings/booking.model";
import { createBooking } from "@/lib/ledger/bookings/create-booking";
import { savePayoutAccount } from "@/lib/payouts/accounts/payout-accounts";
import { agreementChange } from "@/lib/payouts/agreements/agreement-change.model";
import { saveAgreement } from "@/lib/payouts/agreements/save-agreement";
import { savePayer } from "@/lib/payouts/payers/save-payer";
import { approveRun, markPaid } from "@/lib/payouts/runs/approve-and-pay";
import { draftRun } from "@/lib/payouts/runs/draft-run";
import { changePayoutSettings } from "@/lib/payouts/settings/change-settings";
import { settingsChange } from "@/lib/payouts/settings/settings.model";
import { holdShare, readShares } from "@/lib/payouts/shares/shares";
import { type CalendarDate, plusDays } from "@/lib/platform/base/dates/calendar-date";
import { newId } from "@/lib/platform/base/id";
import { currency } from "@/lib/platform/base/money";
import { type Context, systemContext } from "@/lib/platform/context/context";
import { inTenant } from "@/lib/platform/context/transaction";
import { matchTransaction } from "@/lib/reconciliation/bank-transactions/linking/match-transaction";
import { listTransactions } from "@/lib/reconciliation/bank-transactions/list-transactions";
import { transactionListQuery } from "@/lib/reconciliation/bank-transactions/transaction-list.model";

/** Contexts of the demo's people acting `days` from today. */
export type DemoPeople = {
  readonly today: CalendarDate;
  readonly idOf: (agent: DemoAgent) => string;
  readonly agentAt: (agent: DemoAgent, days: number) => Context;
  readonly adminAt: (days: number) => Context;
};

const BEGAN = -200;
const PERCENTS = { nora: 70, mateo: 62.5 } as const;
/** A routing number with a valid check digit that belongs to no bank. */
const BANK = { kind: "US", routingNumber: "123456780", use: "checking", holds: "person" } as const;
const ACCOUNTS = {
  nora: { ...BANK, holder: "Nora Lindqvist", accountNumber: "000482913" },
  mateo: { ...BANK, holder: "Mateo Brandt", accountNumber: "000719402" },
} as const;
const PAYER = {
  kind: "nacha",
  bankRouting: "123456780",
  bankName: "Harbour Bank",
  companyName: "Tallyport Travel",
  companyId: "1234567890",
  entryDescription: "COMMISSION",
  offset: null,
} as const;
/** Receipts up to this day are in the run that was paid two days later. */
const RUN_UP_TO = -63;

/**
 * Creates the bookings paid by the demo's receipts, each once, as their agents entered them. Returns their ids by
 * number.
 */
export async function seedReceiptBookings(people: DemoPeople): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const receipt of demoReceipts()) {
    const { agent, number } = receipt;
    if (ids.has(number)) continue;
    const draft = bookingDraft.parse(draftOf(receipt, people.today));
    const booking = await createBooking(people.agentAt(agent, BEGAN), draft, { source: "seed" });
    ids.set(number, booking.id);
  }
  return ids;
}

function draftOf({ end, ...receipt }: DemoReceipt, today: CalendarDate) {
  return {
    confirmationNumber: receipt.number,
    clientName: receipt.client,
    destination: receipt.destination,
    totalBookingAmount: receipt.total,
    totalBookingCurrency: "USD",
    expectedCommissionAmount: receipt.commission,
    expectedCommissionCurrency: "USD",
    travelStartDate: plusDays(today, end - 7),
    travelEndDate: plusDays(today, end),
    supplier: { name: receipt.supplier },
  };
}

/**
 * Creates payouts as an agency has them after some months, from existing transactions and bookings by number: two
 * agents with different percentages, a paid run, a held share, an agent who owes money back, and a locked month.
 */
export async function seedPayouts(people: DemoPeople, bookings: ReadonlyMap<string, string>): Promise<void> {
  const { adminAt, idOf, today } = people;
  const settings = {
    version: 0,
    isOn: true,
    startsOn: null,
    paidFrom: "RECEIPT",
    shortPayBorneBy: "PROPORTION",
  };
  await changePayoutSettings(
    adminAt(BEGAN),
    settingsChange.parse({ ...settings, defaultPercent: 60, minimumMinor: 2_500, needsSecondApprover: true }),
  );
  for (const [agent, percent] of Object.entries(PERCENTS)) {
    const change = { userId: idOf(agent as DemoAgent), percent, validFrom: plusDays(today, BEGAN) };
    await saveAgreement(adminAt(BEGAN), agreementChange.parse(change));
  }
  for (const [agent, account] of Object.entries(ACCOUNTS))
    await savePayoutAccount(justProved(people.agentAt(agent as DemoAgent, BEGAN)), account);
  await savePayer(justProved(adminAt(BEGAN)), PAYER);
  const [before, after] = [demoReceipts().filter(isInRun), demoReceipts().filter((one) => !isInRun(one))];
  for (const receipt of before) await match(people, receipt, bookings);
  await payRun(people);
  for (const receipt of after) await match(people, receipt, bookings);
  await lockMonth(adminAt(-1), { month: plusDays(today, RUN_UP_TO).slice(0, 7) });
}

/** Returns a context in which the agent has just confirmed their password. */
function justProved(ctx: Context): Context {
  if (ctx.actor.kind !== "agent") throw new Error("the demo's agents are agents");
  return { ...ctx, actor: { ...ctx.actor, provedAt: ctx.now } };
}

function isInRun({ came }: DemoReceipt): boolean {
  return came <= RUN_UP_TO;
}

async function payRun({ adminAt, today }: DemoPeople): Promise<void> {
  const upTo = plusDays(today, RUN_UP_TO);
  const draft = { currency: currency.parse("USD"), upTo, requestKey: newId() };
  const { total, payoutCount, ...run } = await draftRun(adminAt(RUN_UP_TO), draft);
  const seen = { totalMinor: total.minor, payoutCount };
  const approved = await approveRun(adminAt(RUN_UP_TO + 1), run, seen);
  await markPaid(adminAt(RUN_UP_TO + 2), approved, null);
}

async function match(
  { adminAt, idOf }: DemoPeople,
  { agent, number, memo, came, held }: DemoReceipt,
  bookings: ReadonlyMap<string, string>,
): Promise<void> {
  const admin = adminAt(came + 1);
  const bookingId = bookings.get(number) ?? "";
  const { data } = await listTransactions(admin, transactionListQuery.parse({ filters: { search: memo } }));
  const id = data[0]?.id ?? "";
  await matchTransaction(admin, { id, version: null }, { bookingId });
  if (held === null) return;
  const userId = idOf(agent);
  const [share] = await inTenant(systemContext("seed"), userId, (tx) => readShares(tx, bookingId));
  if (share) await holdShare(admin, { userId, id: share.id, reason: held });
}
