import { randomUUID } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import { GET as readOne } from "@/app/api/admin/suppliers/[id]/route";
import { POST as create, GET as list } from "@/app/api/bookings/route";
import { POST as listSuppliers } from "@/app/api/supplier/list/route";
import { convertEditedEmail } from "@/lib/inbox/emails/decisions/convert-edited-email";
import { bookingDraft } from "@/lib/ledger/bookings/booking.model";
import { logChase } from "@/lib/ledger/bookings/chase/chase";
import { sendChaseEmail } from "@/lib/ledger/bookings/chase/send-chase-email";
import { correctSupplier } from "@/lib/ledger/bookings/correct-booking";
import { mergeSuppliers, updateSupplier } from "@/lib/ledger/bookings/suppliers/change-supplier";
import { addSupplier } from "@/lib/ledger/suppliers/add-supplier";
import { deactivateSupplier, reactivateSupplier } from "@/lib/ledger/suppliers/save-supplier";
import { supplierChange, supplierDraft } from "@/lib/ledger/suppliers/supplier-draft.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { Failure } from "@/lib/platform/base/failure";
import { booked } from "../../support/database/bookings";
import { db } from "../../support/database/database";
import { DRAFT } from "../../support/http/booking-draft";
import { itemOf, readMail } from "../../support/mails/email";
import { newAgent, type TestAgent } from "../../support/people/agent";

process.env.MAIL_OUTBOX_DIR = "/tmp";

let ada: TestAgent;
let foreign: string;
let booking: string;
let own: string;
let reading: string;
beforeEach(async () => {
  ada = await newAgent(db);
  const ben = await newAgent(db);
  foreign = (await addSupplier(ben.ctx, supplierDraft.parse({ name: "Hotel Altamar" }))).id;
  own = (await addSupplier(ada.ctx, supplierDraft.parse({ name: "Sea Inn", email: mail.to }))).id;
  booking = (await booked(ada, { ...PAST, supplier: { id: own } })).id;
  reading = itemOf(await readMail(ada));
});

const path = "/api/supplier";
const until = "2031-01-01" as CalendarDate;
const note = { kind: "snoozed", until, note: null } as const;
const PAST = { travelStartDate: "2020-03-01", travelEndDate: "2020-03-08" };
const mail = { to: "a@b.example", subject: "Commission", body: "Please pay." };

const CALLS: Readonly<Record<string, (id: string) => Promise<unknown>>> = {
  "POST /bookings": (id) => ada.post(create, "/api/bookings", { ...DRAFT, supplier: { id } }),
  "POST /bookings with a name beside it": (id) =>
    ada.post(create, "/api/bookings", {
      ...DRAFT,
      confirmationNumber: "X-1",
      supplier: { id, name: "Hotel Altamar" },
    }),
  "GET /bookings of a supplier": (id) => ada.ask(list, `/api/bookings?supplierId=${id}`),
  "GET /admin/suppliers/{id}": (id) => ada.ask(readOne, `${path}/${id}`, {}, { id }),
  "POST /supplier/list": (id) => ada.post(listSuppliers, path, { filters: { ids: [id] }, scope: "visible" }),
  "the booking's supplier": (id) => correctSupplier(ada.ctx, { id: booking, version: null }, { id }),
  "converting an edited mail": (id) =>
    convertEditedEmail(ada.ctx, reading, bookingDraft.parse({ ...DRAFT, supplier: { id } })),
  "its details": (id) =>
    updateSupplier(ada.ctx, supplierChange.parse({ id, identity: { name: "Mine" }, settings: {} })),
  "its settings": (id) =>
    updateSupplier(ada.ctx, supplierChange.parse({ id, settings: { paymentLagDays: 3 } })),
  deactivating: (id) => deactivateSupplier(ada.ctx, id),
  reactivating: (id) => reactivateSupplier(ada.ctx, id),
  "merging it away": (fromId) => mergeSuppliers(ada.ctx, { fromId, intoId: own }),
  "merging into it": (intoId) => mergeSuppliers(ada.ctx, { fromId: own, intoId }),
  "a note of chasing": (supplierId) => logChase(ada.ctx, { ...note, supplierId }),
  "a mail to it": (supplierId) => sendChaseEmail(ada.ctx, { ...mail, id: randomUUID(), supplierId }),
};

it.each(Object.entries(CALLS))(
  "%s answers a foreign supplier's id as one that nobody has",
  async (_name, call) => {
    const unknown = await answerOf(() => call(randomUUID()));
    expect(await answerOf(() => call(foreign))).toEqual(unknown);
    expect(await answerOf(() => call(own))).not.toEqual(unknown);
  },
);

it("a supplier that is added under the id of somebody else's is added all the same", async () => {
  const draft = supplierDraft.parse({ name: "Hotel Bellevue" });
  const added = await addSupplier(ada.ctx, draft, foreign);
  expect(added).toMatchObject({ name: "Hotel Bellevue" });
  expect(added.id).not.toBe(foreign);
  await expect(addSupplier(ada.ctx, draft, foreign)).rejects.toMatchObject({ code: "CONFLICT" });
});

/** Returns status, messages and fields, without the values that differ in every request. */
async function answerOf(call: () => Promise<unknown>): Promise<unknown> {
  try {
    const answer = await call();
    if (!(answer instanceof Response)) return "done";
    const { requestId: _, ...body } = (await answer.json()) as Record<string, unknown>;
    return { status: answer.status, body };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { code, message, detail } = error;
    return { code, message, detail };
  }
}
