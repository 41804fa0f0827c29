import { closeDatabases } from "@/db/client";
import {
  DEMO_PEOPLE,
  type DemoAgent,
  type DemoBooking,
  type DemoMail,
  demoBookings,
  demoDraft,
  demoMails,
  demoPayments,
  demoStatement,
  demoSuppliers,
} from "@/db/seeds/demo";
import { demoReceiptsStatement } from "@/db/seeds/demo-payouts";
import { openAccount } from "@/lib/accounts/identity/open-account";
import { findOrCreateOwnUser } from "@/lib/accounts/users/own-user";
import { convertEmail } from "@/lib/inbox/emails/decisions/convert-email";
import { discardEmails } from "@/lib/inbox/emails/decisions/discard-emails";
import { importEml } from "@/lib/inbox/emails/intake/import-eml";
import { extractEmail } from "@/lib/inbox/emails/reading/extract-email";
import { readInboundAddress } from "@/lib/inbox/forwarding/inbound-address";
import { type Booking, bookingDraft } from "@/lib/ledger/bookings/booking.model";
import { createBooking } from "@/lib/ledger/bookings/create-booking";
import { countBookings } from "@/lib/ledger/bookings/list/list-bookings";
import { paymentDraft } from "@/lib/ledger/bookings/payments/payment.model";
import { recordPayment } from "@/lib/ledger/bookings/payments/record-payment";
import { addSupplier } from "@/lib/ledger/suppliers/add-supplier";
import { supplierDraft } from "@/lib/ledger/suppliers/supplier-draft.model";
import { type CalendarDate, dayIn } from "@/lib/platform/base/dates/calendar-date";
import { env } from "@/lib/platform/base/env";
import { newId } from "@/lib/platform/base/id";
import { parse } from "@/lib/platform/base/input";
import { type Context, contextFor, systemContext } from "@/lib/platform/context/context";
import { inTenant } from "@/lib/platform/context/transaction";
import { stopBoss } from "@/lib/platform/jobs/job.sql";
import { accountDraft } from "@/lib/reconciliation/bank-transactions/accounts/account.model";
import { addAccount, listAccounts } from "@/lib/reconciliation/bank-transactions/accounts/change-accounts";
import { importStatement } from "@/lib/reconciliation/bank-transactions/import/import-statement";
import { planStatement } from "@/lib/reconciliation/bank-transactions/import/plan-statement";
import { type DemoPeople, seedPayouts, seedReceiptBookings } from "./seed-payouts";
import { seedReports } from "./seed-reports";

const DAY_MS = 86_400_000;
const BEFORE_EVERYTHING = -220;
const TIME_ZONE = "America/Toronto";

if (env.VERCEL) throw new Error("The demo data is for a database on one's own machine.");
const now = new Date();
const today = dayIn(now, TIME_ZONE);
const ids = await Promise.all(DEMO_PEOPLE.map(open));
for (const [position, { key }] of DEMO_PEOPLE.entries()) await seedAgent(ids[position] ?? "", key);
const people: DemoPeople = {
  today,
  idOf,
  agentAt: (key, days) => contextAt(idOf(key), days),
  adminAt: (days) => adminAt(idOf("tomas"), days),
};
await seedReports(people.adminAt(0), idOf("tomas"), today);
await receiveStatements();
const inboundAddress = await readInboundAddress(contextAt(idOf("nora"), 0));
await stopBoss();
await closeDatabases();
process.stdout.write(`${JSON.stringify({ inboundAddress, signIns: DEMO_PEOPLE.map(signIn) })}\n`);

/**
 * Opens the account of a demo person, with the first and last name they have until they change them. Returns its id.
 */
async function open(person: (typeof DEMO_PEOPLE)[number]): Promise<string> {
  const id = await openAccount(person);
  const [firstName, lastName] = person.name.split(" ");
  await findOrCreateOwnUser(contextAt(id, 0), { firstName, lastName });
  return id;
}

/** Creates an agent's suppliers, bookings and mails, once. The worker reads the mails that haven't been processed. */
async function seedAgent(id: string, key: DemoAgent): Promise<void> {
  const bookings = demoBookings(key);
  if (bookings.length === 0 || (await countBookings(contextAt(id, 0))) > 0) return;
  const names = new Set(bookings.map(({ supplier }) => supplier));
  for (const supplier of demoSuppliers().filter(({ name }) => names.has(String(name)))) {
    await addSupplier(contextAt(id, BEFORE_EVERYTHING), parse(supplierDraft, supplier));
  }
  for (const booking of bookings) await book(id, booking);
  for (const mail of demoMails(key, today)) await receive(id, mail);
}

async function book(id: string, demo: DemoBooking): Promise<void> {
  const draft = parse(bookingDraft, demoDraft(demo, today));
  const booking = await createBooking(contextAt(id, demo.booked), draft, { source: "seed" });
  for (const { amount, day } of demoPayments(demo)) await pay(id, booking, amount, day);
}

async function pay(id: string, { id: bookingId }: Booking, amount: number, day: number): Promise<void> {
  const then = contextAt(id, day);
  const receivedOn: CalendarDate = dayIn(then.now, TIME_ZONE);
  await recordPayment(then, parse(paymentDraft, { bookingId, amount, receivedOn }));
}

async function receive(id: string, { raw, came, fate }: DemoMail): Promise<void> {
  const ctx = contextAt(id, came);
  const { emailId } = await importEml(ctx, raw);
  if (!emailId || !fate) return;
  const worker = { ...systemContext("seed"), now: ctx.now };
  await inTenant(worker, id, await extractEmail(worker, id, emailId));
  if (fate === "converted") await convertEmail(ctx, emailId);
  else await discardEmails(ctx, [emailId]);
}

/**
 * Creates the suppliers' payments to the platform's account, once, and the payouts to agents. The worker searches for
 * the other bookings.
 */
async function receiveStatements(): Promise<void> {
  const admin = people.adminAt(0);
  if ((await listAccounts(admin)).length > 0) return;
  const draft = parse(accountDraft, { name: "Commission account", currency: "USD", lastDigits: "4471" });
  const { id: accountId } = await addAccount(admin, { id: newId(), draft });
  const bookings = await seedReceiptBookings(people);
  await importLines(accountId, "statement-before.csv", demoReceiptsStatement(today));
  await seedPayouts(people, bookings);
  await importLines(accountId, "statement.csv", demoStatement(today));
}

async function importLines(accountId: string, fileName: string, bytes: Uint8Array): Promise<void> {
  const admin = people.adminAt(0);
  const plan = await planStatement(admin, { fileName, bytes, accountId, mapping: null }, { guesses: true });
  if (plan.kind === "asks") throw new Error(`The demo's ${fileName} leaves something open.`);
  await importStatement(admin, plan.id);
}

function idOf(agent: DemoAgent): string {
  return ids[DEMO_PEOPLE.findIndex(({ key }) => key === agent)] ?? "";
}

/** Returns the context of the person acting `days` from now. */
function contextAt(id: string, days: number): Context {
  const actor = { kind: "agent", id, admin: false, timeZone: TIME_ZONE } as const;
  return { ...contextFor(actor, newId()), now: new Date(now.getTime() + days * DAY_MS) };
}

/** Returns the context of the administrator acting `days` from now. */
function adminAt(id: string, days: number): Context {
  const { now: then } = contextAt(id, days);
  const actor = { kind: "agent", id, admin: true, timeZone: TIME_ZONE } as const;
  return { ...contextFor(actor, newId()), now: then };
}

function signIn({ who, email, password }: (typeof DEMO_PEOPLE)[number]) {
  return { who, email, password };
}
