import "server-only";
import { lastOutboundEmails } from "@/lib/accounts/outbound-emails/read-outbound-emails";
import { readPersonDates } from "@/lib/accounts/users/settings";
import { dayIn } from "@/lib/platform/base/dates/calendar-date";
import { type Context, dateFormatOf, timeZoneOf } from "@/lib/platform/context/context";
import { inReadTransaction, ownerOf } from "@/lib/platform/context/transaction";
import { type ChaseFilter, type ChaseGroup, chaseGroups } from "./chase.model";
import { selectAnswers, selectContacts, selectOverdue } from "./chase.sql";

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
