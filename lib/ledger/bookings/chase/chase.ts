import "server-only";
import { lastOutboundEmails } from "@/lib/accounts/outbound-emails/read-outbound-emails";
import { readPersonDates } from "@/lib/accounts/users/settings";
import { findOrCreateSupplier } from "@/lib/ledger/suppliers/find-or-create-supplier";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { dayIn } from "@/lib/platform/base/dates/calendar-date";
import { invalidField } from "@/lib/platform/base/failure";
import { type Context, dateFormatOf, timeZoneOf } from "@/lib/platform/context/context";
import { inReadTransaction, inTransaction, ownerOf } from "@/lib/platform/context/transaction";
import { type ChaseDraft, type ChaseFilter, type ChaseGroup, chaseGroups } from "./chase.model";
import { insertChase, selectAnswers, selectContacts, selectOverdue, undoChaseRow } from "./chase.sql";

/**
 * Reads the agent's overdue bookings that `filter` finds, grouped by supplier. Each group has a ready email signed by
 * `sender`.
 */
export function readChase(
  ctx: Context,
  sender: string,
  filter: ChaseFilter = {},
): Promise<readonly ChaseGroup[]> {
  return inReadTransaction(ctx, async (tx) => {
    const owner = ownerOf(tx);
    const overdue = await selectOverdue(tx, owner, filter);
    const suppliers = [...new Set(overdue.flatMap((booking) => booking.supplier?.id ?? []))];
    const [contacts, emails, { language }] = await Promise.all([
      selectContacts(tx, owner, suppliers),
      lastOutboundEmails(tx, suppliers),
      readPersonDates(tx, owner),
    ]);
    const answers = await selectAnswers(tx, owner, emails);
    const timeZone = timeZoneOf(tx);
    return chaseGroups(
      overdue,
      contacts,
      { sender, today: dayIn(tx.now, timeZone), timeZone, dateFormat: dateFormatOf(tx), language },
      emails,
      answers,
    );
  });
}

/**
 * Records that a supplier was contacted about its overdue commission, or isn't to be chased until a day. Returns the
 * note's id, by which it can be undone. INVALID_INPUT for a promise of a day that has passed: a year is easily mistyped, and
 * the supplier would be chased at once.
 */
export function logChase(ctx: Context, draft: ChaseDraft): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const { kind, until } = draft;
    if (kind === "promised" && until && until < dayIn(tx.now, timeZoneOf(tx)))
      throw invalidField("until", "This day has passed");
    const supplier = await findOrCreateSupplier(tx, { id: draft.supplierId });
    const id = await insertChase(tx, ownerOf(tx), { ...draft, supplierId: supplier.id });
    await recordAudit(tx, {
      action: `chase.${draft.kind}`,
      entity: "supplier",
      entityId: supplier.id,
      after: { channel: draft.channel ?? null, until: draft.until ?? null },
    });
    return id;
  });
}

/** Undoes a logged contact or snooze; does nothing if it was undone before. */
export function undoChase(ctx: Context, id: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const undone = await undoChaseRow(tx, ownerOf(tx), id);
    if (!undone) return;
    await recordAudit(tx, {
      action: `chase.undo-${undone.kind}`,
      entity: "supplier",
      entityId: undone.supplierId,
      before: { channel: undone.channel, until: undone.until },
    });
  });
}
