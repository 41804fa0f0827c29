import { randomUUID } from "node:crypto";
import { importCsv } from "@/lib/imports/import-csv";
import { readUpload } from "@/lib/imports/read-upload";
import { logChase } from "@/lib/ledger/bookings/chase/chase";
import type { Context } from "@/lib/platform/context/context";
import { saveView } from "@/lib/platform/saved-views/saved-views";
import { csv, form, row } from "../csv/csv-upload";
import { booked, paid } from "../database/bookings";
import { db } from "../database/database";
import { statementOf } from "../mails/booked-statement";
import { privateAddress, readMail } from "../mails/email";
import { allReviewed } from "../mails/review";
import { newAgent, type TestAgent } from "../people/agent";
import { entryDraft, made, reportDraft } from "../reports/report";
import { newAccount, proposed, received } from "../transactions/transactions";

/** An agent with a given number of every record, and the ids for detail queries. */
export type Filled = {
  readonly agent: TestAgent;
  readonly ctx: Context;
  readonly booking: string;
  readonly supplier: string;
  readonly email: string;
  readonly importId: string;
  readonly transaction: string;
  readonly report: string;
  readonly review: string;
  readonly endpoint: string;
};

/** Creates an administrator who is also an agent, with this many of every record; each booking has its own supplier. */
export async function filled(count: number): Promise<Filled> {
  const agent = await newAgent(db, { role: "ADMIN" });
  await privateAddress(db, agent);
  const numbers = Array.from({ length: count }, (_, index) => `N-${index}`);
  const bookings = [];
  for (const confirmationNumber of numbers) bookings.push(await overdue(agent, confirmationNumber));
  const [booking = "", supplier = ""] = [bookings[0]?.id, bookings[0]?.supplier?.id];
  for (const [index, number] of numbers.entries()) {
    await paid(agent, booking, 1 + index);
    await logChase(agent.ctx, { supplierId: supplier, kind: "contacted", channel: "phone", note: null });
    await saveView(agent.ctx, { name: number, path: `/bookings/open?search=${index}` });
    await readMail(agent, { number, subject: number });
  }
  await db`insert into commission_offers (user_id, id, supplier_id, month, booking_ids, created_at)
    select user_id, gen_random_uuid(), supplier_id, '2025-01-01', array[id], now() from bookings where user_id = ${agent.id}`;
  const [transaction = ""] = await received(db, await newAccount(db), ...numbers.map(() => ({})));
  const owed = bookings.map(({ id }) => ({ userId: agent.id, bookingId: id, creditMinor: 100 }));
  await proposed(db, transaction, ...owed);
  return {
    agent,
    ctx: agent.ctx,
    booking,
    supplier,
    transaction,
    report: await reported(agent, owed),
    email: await statementOf(db, agent, numbers),
    importId: await imported(agent, numbers),
    review: await allReviewed(agent, numbers),
    endpoint: await hooked(agent, numbers),
  };
}

/** Creates a webhook endpoint with a delivery for each booking. */
async function hooked({ id: userId }: TestAgent, numbers: readonly string[]): Promise<string> {
  const endpoint = randomUUID();
  for (const id of [endpoint, ...numbers.slice(1).map(() => randomUUID())]) {
    await db`insert into webhook_endpoints (user_id, id, url, events, secret, created_at)
      values (${userId}, ${id}, 'https://hooks.example', ${["booking.created"]}, 's', now())`;
  }
  await db`insert into webhook_deliveries (user_id, id, endpoint_id, event, booking_id, state, created_at)
    select user_id, gen_random_uuid(), ${endpoint}, 'booking.created', id, 'delivered', now()
    from bookings where user_id = ${userId}`;
  return endpoint;
}

/** Creates a report with an entry matched to each booking. */
async function reported(agent: TestAgent, bookings: readonly { userId: string; bookingId: string }[]) {
  const lines = bookings.map(({ userId, bookingId }, index) =>
    entryDraft(index + 1, { booking: { userId, bookingId } as never }),
  );
  return (await made(agent, reportDraft(lines))).id;
}

/** Creates an overdue booking at its own supplier. */
function overdue(agent: TestAgent, confirmationNumber: string) {
  const days = { travelStartDate: "2025-01-01", travelEndDate: "2025-01-08" };
  return booked(agent, { ...days, confirmationNumber, supplier: { name: `Inn ${confirmationNumber}` } });
}

async function imported(agent: TestAgent, numbers: readonly string[]): Promise<string> {
  const bad = numbers.map((number) => row(number, { total: "abc" }));
  const upload = new Response(form({ file: csv(row("GOOD"), ...bad) }));
  const body = new Uint8Array(await upload.clone().arrayBuffer());
  const { importId } = await importCsv(
    agent.ctx,
    await readUpload(body, upload.headers.get("content-type") ?? ""),
  );
  return importId;
}
