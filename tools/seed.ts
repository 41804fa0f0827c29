import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { closeDatabases } from "@/db/client";
import { DEMO_BOOKINGS, DEMO_PEOPLE, type DemoBooking, demoDraft } from "@/db/seeds/demo";
import { type CalendarDate, dayIn } from "@/lib/base/calendar-date";
import { env } from "@/lib/base/env";
import { newId } from "@/lib/base/id";
import { parse } from "@/lib/base/input";
import { type Booking, bookingDraft } from "@/lib/bookings/booking.model";
import { createBooking } from "@/lib/bookings/create-booking";
import { countBookings } from "@/lib/bookings/list/count-bookings";
import { paymentDraft } from "@/lib/bookings/payments/payment.model";
import { recordPayment } from "@/lib/bookings/payments/record-payment";
import { type Context, contextFor } from "@/lib/context/context";
import { importEml } from "@/lib/emails/intake/import-eml";
import { readInboundAddress } from "@/lib/forwarding/read-inbound-address";
import { stopBoss } from "@/lib/jobs/job.sql";
import { findOrCreateOwnUser } from "@/lib/users/find-or-create-own-user";
import { openAccount } from "@/lib/vendors/identity/open-account";

const MAILS = path.join(import.meta.dirname, "../db/seeds/mails");
const DAY_MS = 86_400_000;
const PAID_AFTER_DAYS = 29;
const TIME_ZONE = "America/Toronto";

if (env.VERCEL) throw new Error("The demo data is for a database on one's own machine.");
const ids = await Promise.all(DEMO_PEOPLE.map(open));
const [agent = ""] = ids;
const ctx = contextAt(agent, new Date());
if ((await countBookings(ctx)) === 0) await fill();
const inboundAddress = await readInboundAddress(ctx);
await stopBoss();
await closeDatabases();
process.stdout.write(`${JSON.stringify({ inboundAddress, signIns: DEMO_PEOPLE.map(signIn) })}\n`);

/** The account of a person of the demo, with first and last name until they tell others. */
async function open(person: (typeof DEMO_PEOPLE)[number]): Promise<string> {
  const id = await openAccount(person);
  const [firstName, lastName] = person.name.split(" ");
  await findOrCreateOwnUser(contextAt(id, new Date()), { firstName, lastName });
  return id;
}

/** The demo agent's ledger, and mails that the worker will read. */
async function fill(): Promise<void> {
  const today = dayIn(ctx.now, TIME_ZONE);
  for (const booking of DEMO_BOOKINGS) await book(booking, today);
  for (const file of readdirSync(MAILS).sort()) {
    await importEml(contextAt(agent, new Date()), readFileSync(path.join(MAILS, file)));
  }
}

async function book(demo: DemoBooking, today: CalendarDate): Promise<void> {
  const booked = contextAt(agent, new Date(ctx.now.getTime() + demo.booked * DAY_MS));
  const draft = parse(bookingDraft, demoDraft(demo, today));
  const booking = await createBooking(booked, draft, { source: "seed" });
  if (demo.paid > 0) await pay(booking, demo);
}

/** What came, 29 days after the trip. */
async function pay(booking: Booking, { end, commission, paid }: DemoBooking): Promise<void> {
  const then = contextAt(agent, new Date(ctx.now.getTime() + (end + PAID_AFTER_DAYS) * DAY_MS));
  const receivedOn = dayIn(then.now, TIME_ZONE);
  const draft = parse(paymentDraft, {
    bookingId: booking.id,
    amount: Number((commission * paid).toFixed(2)),
    receivedOn,
  });
  await recordPayment(then, draft);
}

function contextAt(id: string, now: Date): Context {
  return { ...contextFor({ kind: "agent", id, admin: false, timeZone: TIME_ZONE }, newId()), now };
}

function signIn({ who, email, password }: (typeof DEMO_PEOPLE)[number]) {
  return { who, email, password };
}
