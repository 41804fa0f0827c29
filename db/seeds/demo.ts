import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import Papa from "papaparse";
import { type CalendarDate, plusDays } from "@/lib/platform/base/dates/calendar-date";

/** The people of the demo. Their passwords are meant only for a database on a developer's own machine. */
export const DEMO_PEOPLE = [
  {
    who: "Agent",
    key: "nora",
    email: "agent@tallyport.example",
    name: "Nora Lindqvist",
    password: "harbour-ledger-agent",
    role: "USER",
    hasCompletedOnboarding: true,
  },
  {
    who: "Another agent",
    key: "mateo",
    email: "second@tallyport.example",
    name: "Mateo Brandt",
    password: "harbour-ledger-second",
    role: "USER",
    hasCompletedOnboarding: true,
  },
  {
    who: "Administrator",
    key: "tomas",
    email: "admin@tallyport.example",
    name: "Tomas Varga",
    password: "harbour-ledger-admin",
    role: "ADMIN",
    hasCompletedOnboarding: true,
  },
  {
    who: "Agent not onboarded yet",
    key: "ines",
    email: "newcomer@tallyport.example",
    name: "Ines Moreau",
    password: "harbour-ledger-newcomer",
    role: "USER",
    hasCompletedOnboarding: false,
  },
] as const;

/** The person to whom rows of the demo belong. */
export type DemoAgent = (typeof DEMO_PEOPLE)[number]["key"];

/**
 * A booking of the demo. `booked`, `start` and `end` are in days from today; amounts are decimal numbers; `paid` is the
 * fraction of the commission that was received, `recalled` the amount that the supplier took back.
 */
export type DemoBooking = {
  readonly agent: DemoAgent;
  readonly number: string;
  readonly client: string;
  readonly supplier: string;
  readonly destination: string;
  readonly booked: number;
  readonly start: number;
  readonly end: number;
  readonly currency: string;
  readonly total: number;
  readonly commission: number;
  readonly paid: number;
  readonly recalled: number;
};

const FOLDER = import.meta.dirname;
const TEXTS = new Set(["number", "postalCode"]);

/** Returns the bookings of one agent, in the order in which they were created. */
export function demoBookings(agent: DemoAgent): readonly DemoBooking[] {
  return rowsOf<DemoBooking>("bookings.csv").filter((row) => row.agent === agent);
}

/** Returns what an agent would have entered for their suppliers, without empty fields. */
export function demoSuppliers(): readonly Record<string, unknown>[] {
  const rows = rowsOf<Record<string, unknown>>("suppliers.csv");
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)));
}

function rowsOf<T>(file: string): T[] {
  const text = readFileSync(path.join(FOLDER, file), "utf8").trimEnd();
  return Papa.parse<T>(text, { header: true, dynamicTyping: (column) => !TEXTS.has(String(column)) }).data;
}

/** Returns the body of `POST /bookings` for a booking of the demo on the day `today`. */
export function demoDraft(demo: DemoBooking, today: CalendarDate) {
  return {
    confirmationNumber: demo.number,
    clientName: demo.client,
    destination: demo.destination,
    totalBookingAmount: demo.total,
    totalBookingCurrency: demo.currency,
    expectedCommissionAmount: demo.commission,
    expectedCommissionCurrency: demo.currency,
    travelStartDate: plusDays(today, demo.start),
    travelEndDate: plusDays(today, demo.end),
    supplier: { name: demo.supplier },
  };
}

const PAID_AFTER_DAYS = 29;
const RECALLED_AFTER_DAYS = 60;

/** Returns the payments and recalls of a booking of the demo, each on a past day, in days from today. */
export function demoPayments({ commission, end, paid, recalled }: DemoBooking) {
  const payments = [
    { amount: commission * paid, day: end + PAID_AFTER_DAYS },
    { amount: -recalled, day: end + RECALLED_AFTER_DAYS },
  ];
  return payments
    .filter(({ amount }) => amount !== 0)
    .map(({ amount, day }) => ({ amount: Number(amount.toFixed(2)), day: Math.min(day, -1) }));
}

/** Returns a bank statement of the platform's account, as it would be downloaded on the day `today`. */
export function demoStatement(today: CalendarDate): Uint8Array {
  const text = readFileSync(path.join(FOLDER, "statement.csv"), "utf8");
  return Buffer.from(text.replace(/\{\{(-\d+)\}\}/g, (_, days: string) => plusDays(today, Number(days))));
}

/** An email of the demo: when it arrived, in days from today, and what was done with it. */
export type DemoMail = {
  readonly raw: Buffer;
  readonly came: number;
  readonly fate: "converted" | "discarded" | null;
};

/** Returns the emails of one agent that would have arrived by the day `today`, oldest first. */
export function demoMails(agent: DemoAgent, today: CalendarDate): readonly DemoMail[] {
  const folder = path.join(FOLDER, "mails", agent);
  const mails = readdirSync(folder).map((file) =>
    mailOf(file, readFileSync(path.join(folder, file), "utf8"), today),
  );
  return mails.sort((a, b) => a.came - b.came);
}

const DAY = /\{\{([+-]\d+) (mail|long|short|iso)\}\}/g;

function mailOf(file: string, text: string, today: CalendarDate): DemoMail {
  const raw = text.replace(DAY, (_, days: string, form: keyof typeof WRITTEN) =>
    WRITTEN[form](plusDays(today, Number(days))),
  );
  const came = Number(/^Date: \{\{(-\d+) /m.exec(text)?.[1]);
  const fate = /-(converted|discarded)\.eml$/.exec(file)?.[1] as DemoMail["fate"] | undefined;
  return { raw: Buffer.from(raw), came, fate: fate ?? null };
}

const WRITTEN = {
  iso: (day: CalendarDate) => day,
  long: (day: CalendarDate) => written(day, { day: "numeric", month: "long", year: "numeric" }),
  short: (day: CalendarDate) => written(day, { day: "numeric", month: "short", year: "numeric" }),
  mail: (day: CalendarDate) => new Date(`${day}T14:20:00Z`).toUTCString().replace("GMT", "+0000"),
} as const;

function written(day: CalendarDate, how: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat("en-GB", { ...how, timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
}
