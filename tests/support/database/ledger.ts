import { closeDatabases } from "@/db/client";
import { demoBookings, demoDraft } from "@/db/seeds/demo";
import { importCsv } from "@/lib/imports/import-csv";
import { readUpload } from "@/lib/imports/read-upload";
import { importEml } from "@/lib/inbox/emails/intake/import-eml";
import { bookingDraft } from "@/lib/ledger/bookings/booking.model";
import { logChase } from "@/lib/ledger/bookings/chase/chase";
import { createBooking } from "@/lib/ledger/bookings/create-booking";
import { archiveBooking, closeBooking } from "@/lib/ledger/bookings/moves/move-booking";
import { recordPayment } from "@/lib/ledger/bookings/payments/record-payment";
import { mergeSuppliers, updateSupplier } from "@/lib/ledger/bookings/suppliers/change-supplier";
import { addSupplier } from "@/lib/ledger/suppliers/add-supplier";
import { supplierChange, supplierDraft } from "@/lib/ledger/suppliers/supplier-draft.model";
import { type CalendarDate, dayIn, plusDays } from "@/lib/platform/base/dates/calendar-date";
import { newId } from "@/lib/platform/base/id";
import { type Context, contextFor } from "@/lib/platform/context/context";
import { stopBoss } from "@/lib/platform/jobs/job.sql";
import { saveView } from "@/lib/platform/saved-views/saved-views";
import { testSettings } from "../app/environment";
import type { RunningApp } from "../app/running-app";
import { csv, form, row } from "../csv/csv-upload";
import { confirmationMail } from "../mails/email";
import { type Person, withDatabase } from "../people/people";

const TIME_ZONE = "America/New_York";

/** The records that a browser test looks for in a filled ledger: confirmation numbers, and a supplier with its id. */
export type Ledger = {
  readonly overdue: string;
  readonly partlyPaid: string;
  readonly supplier: string;
  readonly supplierId: string;
  readonly idOf: Readonly<Record<string, string>>;
};

/**
 * Creates all the data that the ledger's screens can show: bookings in each status, payments, an email about a booking,
 * a supplier with terms and a merged name, an import with failed rows, an unfinished import, a saved view and a logged
 * call.
 */
export async function fillLedger(app: RunningApp, person: Person): Promise<Ledger> {
  Object.assign(process.env, testSettings(app.databaseUrl), { LOG_LEVEL: "silent" });
  const ctx = contextFor({ kind: "agent", id: person.id, admin: false, timeZone: TIME_ZONE });
  const idOf = await bookTrips(ctx);
  await settleSome(ctx, idOf);
  const supplierId = await shapeSuppliers(app, person, ctx);
  await importEml(ctx, confirmationMail({ number: OVERDUE, supplier: "Hotel Altamar", id: person.id }));
  const upload = new Response(form({ file: csv(row("IM-1"), row("IM-2"), row("IM-3", { total: "abc" })) }));
  const body = new Uint8Array(await upload.clone().arrayBuffer());
  await importCsv(ctx, await readUpload(body, upload.headers.get("content-type") ?? ""));
  await withDatabase(
    app,
    (db) => db`insert into csv_imports (user_id, id, file_name, status, created_at)
      values (${person.id}, ${newId()}, 'killed.csv', 'RUNNING', now())`,
  );
  await saveView(ctx, { name: "Altamar by due date", path: "/bookings/open?search=altamar&sort=due" });
  await stopBoss();
  await closeDatabases();
  return { overdue: OVERDUE, partlyPaid: "INV-55102", supplier: "Hotel Altamar", supplierId, idOf };
}

const OVERDUE = "ALT-90233";

async function bookTrips(ctx: Context): Promise<Record<string, string>> {
  const today = dayIn(ctx.now, TIME_ZONE);
  const idOf: Record<string, string> = {};
  for (const demo of demoBookings("nora")) {
    const draft = bookingDraft.parse(demoDraft(demo, today));
    idOf[demo.number] = (await createBooking(ctx, draft, { source: "form" })).id;
  }
  return idOf;
}

async function settleSome(ctx: Context, idOf: Readonly<Record<string, string>>) {
  const receivedOn = plusDays(dayIn(ctx.now, TIME_ZONE), -20) as CalendarDate;
  for (const { number, commission, paid } of demoBookings("nora").filter((demo) => demo.paid > 0)) {
    const amount = Number((commission * paid).toFixed(2));
    await recordPayment(ctx, {
      bookingId: idOf[number] ?? "",
      id: undefined,
      amount,
      receivedOn,
      note: "Bank transfer",
    });
  }
  await archiveBooking(ctx, idOf["HX-482913"] ?? "");
  await closeBooking(ctx, idOf["DR-30018"] ?? "", "WRITTEN_OFF");
}

async function shapeSuppliers(app: RunningApp, person: Person, ctx: Context): Promise<string> {
  const [altamar] = await withDatabase(
    app,
    (db) =>
      db<{ id: string }[]>`select id from suppliers where owner_id = ${person.id} and name = 'Hotel Altamar'`,
  );
  const id = altamar?.id ?? "";
  const typedTwice = await addSupplier(ctx, supplierDraft.parse({ name: "Altamar Hotels" }));
  await mergeSuppliers(ctx, { fromId: typedTwice.id, intoId: id });
  await updateSupplier(
    ctx,
    supplierChange.parse({
      id,
      identity: {
        name: "Hotel Altamar",
        email: "reservas@altamar.example",
        phoneNumber: "+351 21 555 0144",
        street: "Rua do Cais 12",
        city: "Lisbon",
        country: "Portugal",
      },
      settings: {
        paymentLagDays: 30,
        chaseName: "Rita Nunes",
        chaseEmail: "rita@altamar.example",
        commissionPercent: 10,
      },
    }),
  );
  await logChase(ctx, { supplierId: id, kind: "contacted", channel: "phone", until: null, note: null });
  return id;
}
