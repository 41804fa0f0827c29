import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { convertEmail } from "@/lib/inbox/emails/decisions/convert-email";
import { sendForReview } from "@/lib/inbox/emails/decisions/give-feedback";
import { importEml } from "@/lib/inbox/emails/intake/import-eml";
import { reuseInboundAddress, rotateInboundAddress } from "@/lib/inbox/forwarding/inbound-address";
import { bookingDraft } from "@/lib/ledger/bookings/booking.model";
import { openCalendarFeed } from "@/lib/ledger/bookings/calendar/calendar-feed";
import { logChase, undoChase } from "@/lib/ledger/bookings/chase/chase";
import { createBooking } from "@/lib/ledger/bookings/create-booking";
import { recordPayment } from "@/lib/ledger/bookings/payments/record-payment";
import { mergeSuppliers } from "@/lib/ledger/bookings/suppliers/change-supplier";
import { addSupplier } from "@/lib/ledger/suppliers/add-supplier";
import { supplierDraft } from "@/lib/ledger/suppliers/supplier-draft.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { saveView } from "@/lib/platform/saved-views/saved-views";
import { booked } from "../support/database/bookings";
import { db } from "../support/database/database";
import { DRAFT } from "../support/http/booking-draft";
import { confirmationMail, readMail } from "../support/mails/email";
import { newAgent, type TestAgent } from "../support/people/agent";

const TIMES = 10;

let ada: TestAgent;
beforeEach(async () => {
  ada = await newAgent(db);
});

/** Makes ten calls at once and returns their outcomes. */
const atOnce = <T>(call: (index: number) => Promise<T>) =>
  Promise.allSettled(Array.from({ length: TIMES }, (_, index) => call(index)));
const answersOf = <T>(outcomes: readonly PromiseSettledResult<T>[]) =>
  outcomes.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
const refusalsOf = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
  outcomes.flatMap((one) => (one.status === "rejected" ? [String(one.reason.code ?? one.reason)] : []));
const actions = async () =>
  (await db`select action from audit_log where user_id = ${ada.id} order by action`).map(
    ({ action }) => action,
  );

describe("ten calls at once", () => {
  it("that rotate the private address leave one that delivers, the last one given", async () => {
    expect(refusalsOf(await atOnce(() => rotateInboundAddress(ada.ctx)))).toEqual([]);
    const rows = await db`select retired_at from inbound_addresses where user_id = ${ada.id}`;
    expect(rows).toHaveLength(TIMES);
    expect(rows.filter((row) => row.retired_at === null)).toHaveLength(1);
  });

  it("that bring back earlier addresses leave one that delivers", async () => {
    const retired: string[] = [];
    for (let count = 0; count <= TIMES; count += 1) {
      const token = await rotateInboundAddress(ada.ctx);
      if (token) retired.push(token);
    }
    expect(refusalsOf(await atOnce((index) => reuseInboundAddress(ada.ctx, retired[index] ?? "")))).toEqual(
      [],
    );
    const live =
      await db`select token from inbound_addresses where user_id = ${ada.id} and retired_at is null`;
    expect(live).toHaveLength(1);
  });

  it("that open the calendar feed leave one address that answers", async () => {
    const opened = answersOf(await atOnce(() => openCalendarFeed(ada.ctx)));
    expect(new Set(opened.map(({ path }) => path)).size).toBe(TIMES);
    const live = await db`select from calendar_feeds where user_id = ${ada.id} and revoked_at is null`;
    expect(live).toHaveLength(1);
  });

  it("that send one booking make one, and all answer with it", async () => {
    const id = randomUUID();
    const create = () => createBooking(ada.ctx, bookingDraft.parse(DRAFT), { source: "form", id });
    const outcomes = await atOnce(create);
    expect(refusalsOf(outcomes)).toEqual([]);
    expect(new Set(answersOf(outcomes).map((booking) => booking.id))).toEqual(new Set([id]));
    expect(await db`select from bookings where user_id = ${ada.id}`).toHaveLength(1);
    expect(await actions()).toEqual(["booking.create", "supplier.create"]);
  });

  it("that book one number make one booking, and the others name it", async () => {
    const outcomes = await atOnce(() => createBooking(ada.ctx, bookingDraft.parse(DRAFT), { source: "api" }));
    expect(refusalsOf(outcomes)).toEqual(Array(TIMES - 1).fill("DUPLICATE_BOOKING"));
    const [made] = answersOf(outcomes);
    const named = outcomes.flatMap((one) =>
      one.status === "rejected" ? one.reason.detail.facts.bookingId : [],
    );
    expect(new Set(named)).toEqual(new Set([made?.id]));
    expect(await db`select from suppliers where owner_id = ${ada.id}`).toHaveLength(1);
  });

  it("that book one number on purpose make ten bookings", async () => {
    const draft = bookingDraft.parse({ ...DRAFT, allowDuplicate: true });
    expect(refusalsOf(await atOnce(() => createBooking(ada.ctx, draft, { source: "form" })))).toEqual([]);
    expect(await db`select from bookings where user_id = ${ada.id}`).toHaveLength(TIMES);
  });

  it("that keep views never keep more than there is room for, and one of a known name is replaced", async () => {
    const path = "/bookings/open";
    for (let count = 0; count < 45; count += 1) await saveView(ada.ctx, { name: `View ${count}`, path });
    const outcomes = await atOnce((index) => saveView(ada.ctx, { name: `New ${index}`, path }));
    expect(refusalsOf(outcomes)).toEqual(Array(5).fill("CONFLICT"));
    expect(await db`select from saved_views where user_id = ${ada.id}`).toHaveLength(50);
    await saveView(ada.ctx, { name: "View 1", path: "/bookings/archived" });
  });

  it("that send one supplier add it once, and all answer with it", async () => {
    const id = randomUUID();
    const outcomes = await atOnce(() =>
      addSupplier(ada.ctx, supplierDraft.parse({ name: "Hotel Altamar" }), id),
    );
    expect(refusalsOf(outcomes)).toEqual([]);
    expect(new Set(answersOf(outcomes).map((supplier) => supplier.id))).toEqual(new Set([id]));
    expect(await actions()).toEqual(["supplier.create"]);
  });

  it("that add suppliers of one name add one", async () => {
    const outcomes = await atOnce(() => addSupplier(ada.ctx, supplierDraft.parse({ name: "Hotel Altamar" })));
    expect(refusalsOf(outcomes)).toEqual(Array(TIMES - 1).fill("CONFLICT"));
    expect(await db`select from suppliers where owner_id = ${ada.id}`).toHaveLength(1);
  });

  it("that record one payment record it once", async () => {
    const { id: bookingId } = await booked(ada);
    const receivedOn = "2026-01-05" as CalendarDate;
    const draft = { bookingId, id: randomUUID(), amount: 100, receivedOn, note: null };
    expect(refusalsOf(await atOnce(() => recordPayment(ada.ctx, draft)))).toEqual([]);
    const [booking] = await db`select received_minor from bookings where id = ${bookingId}`;
    expect(Number(booking?.received_minor)).toBe(10_000);
  });

  it("that merge two suppliers into each other merge them once", async () => {
    const names = ["Hotel Altamar", "Altamar Hotels"].map((name) => supplierDraft.parse({ name }));
    const [one, other] = await Promise.all(names.map((draft) => addSupplier(ada.ctx, draft)));
    const ids = [one?.id ?? "", other?.id ?? ""] as const;
    const outcomes = await atOnce((index) =>
      mergeSuppliers(ada.ctx, { fromId: ids[index % 2] ?? "", intoId: ids[(index + 1) % 2] ?? "" }),
    );
    expect(refusalsOf(outcomes)).toEqual(Array(TIMES - 1).fill("CONFLICT"));
    expect(await db`select from supplier_preferences where merged_into is not null`).toHaveLength(1);
  });

  it("that take a note of chasing back tell the audit once", async () => {
    const supplier = await addSupplier(ada.ctx, supplierDraft.parse({ name: "Hotel Altamar" }));
    const note = {
      supplierId: supplier.id,
      kind: "snoozed",
      until: "2031-01-01" as CalendarDate,
      note: null,
    };
    const id = await logChase(ada.ctx, note as Parameters<typeof logChase>[1]);
    const ben = await newAgent(db);
    await undoChase(ben.ctx, id);
    expect(await actions()).not.toContain("chase.undo-snoozed");
    expect(refusalsOf(await atOnce(() => undoChase(ada.ctx, id)))).toEqual([]);
    expect(
      await db`select entity, entity_id, before from audit_log where action = 'chase.undo-snoozed'`,
    ).toEqual([
      { entity: "supplier", entity_id: supplier.id, before: { channel: null, until: "2031-01-01" } },
    ]);
  });

  it("that take in one message file store one mail", async () => {
    const raw = confirmationMail();
    const outcomes = answersOf(await atOnce(() => importEml(ada.ctx, raw))).map(({ outcome }) => outcome);
    expect(outcomes.toSorted()).toEqual([...Array(TIMES - 1).fill("known"), "stored"]);
    expect(await db`select from emails where user_id = ${ada.id}`).toHaveLength(1);
  });

  it("that convert one mail make one booking, and all answer with it", async () => {
    const { id } = await readMail(ada);
    const outcomes = await atOnce(() => convertEmail(ada.ctx, id));
    expect(refusalsOf(outcomes)).toEqual([]);
    expect(new Set(answersOf(outcomes).map((booking) => booking.id)).size).toBe(1);
    expect(await db`select from bookings where user_id = ${ada.id}`).toHaveLength(1);
  });

  it("that send one mail for review open one review", async () => {
    const { id } = await readMail(ada);
    expect(refusalsOf(await atOnce(() => sendForReview(ada.ctx, id, {})))).toEqual([]);
    expect(await db`select from ai_review_items where user_id = ${ada.id}`).toHaveLength(1);
  });
});
