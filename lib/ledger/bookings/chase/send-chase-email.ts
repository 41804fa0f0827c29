import "server-only";
import {
  checkSending,
  queueEmail,
  retryEmail,
  withdrawEmail,
} from "@/lib/accounts/outbound-emails/queue-email";
import { findOutboundEmail } from "@/lib/accounts/outbound-emails/read-outbound-emails";
import { sendableAddress } from "@/lib/accounts/outbound-emails/sendable-address.model";
import { Failure } from "@/lib/platform/base/failure";
import { agentId, type Context } from "@/lib/platform/context/context";
import { inTransaction, ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { logChase, undoChase } from "./chase";
import type { ChaseEmailDraft } from "./chase.model";
import { countOverdueAt, selectContacts } from "./chase.sql";

/**
 * Queues the email that asks a supplier for its overdue commission, to be sent after some seconds, and records that
 * the supplier was contacted. It goes to the stored contact only. Throws CONTACT_MISSING if there is none, CONFLICT if
 * the address isn't the one that the agent was shown, and NOT_FOUND if the supplier owes this agent nothing overdue.
 * Sending the same draft again does nothing.
 */
export async function sendChaseEmail(ctx: Context, draft: ChaseEmailDraft): Promise<void> {
  if (await findOutboundEmail(ctx, draft.id)) return;
  await checkSending(ctx, agentId(ctx));
  await inTransaction(ctx, async (tx) => {
    const { id, supplierId, subject, body } = draft;
    if ((await countOverdueAt(tx, ownerOf(tx), supplierId)) === 0) {
      throw new Failure("NOT_FOUND", "Nothing is overdue at this supplier any more.");
    }
    const to = await contactOf(tx, supplierId);
    if (to !== sendableAddress(draft.to)) throw changed();
    await queueEmail(tx, { id, supplierId, to, subject, body }, (joined) =>
      logChase(joined, { supplierId, kind: "contacted", channel: "email", note: null }),
    );
  });
}

/**
 * Returns the address of a supplier's contact in a form that email can be sent to. Throws CONTACT_MISSING if there is
 * none.
 */
export async function contactOf(tx: Tx, supplierId: string): Promise<string> {
  const [contact] = await selectContacts(tx, ownerOf(tx), [supplierId]);
  if (!contact?.email) throw new Failure("CONTACT_MISSING", NO_CONTACT);
  const address = sendableAddress(contact.email);
  if (!address) throw new Failure("CONTACT_MISSING", UNSENDABLE);
  return address;
}

const UNSENDABLE =
  "The contact address of this supplier isn't one that an email can be sent to. Correct it under Suppliers.";

/** Returns the failure for a contact address that differs from the one the agent was shown. */
export function changed(): Failure {
  return new Failure("CONFLICT", "The contact address of this supplier has changed. Look at it, then send.");
}

const NO_CONTACT = "This supplier has no contact address yet. Add one under Suppliers, then send the email.";

/** Sends a failed email again, unchanged. Throws CONFLICT if the address of the supplier's contact has changed. */
export async function retryChaseEmail(ctx: Context, id: string): Promise<void> {
  await checkSending(ctx, agentId(ctx));
  await inTransaction(ctx, async (tx) => {
    const email = await findOutboundEmail(tx, id);
    if (!email) throw new Failure("NOT_FOUND");
    if ((await contactOf(tx, email.supplierId)) !== email.to) throw changed();
    await retryEmail(tx, id);
  });
}

/** Withdraws an email to a supplier that hasn't been sent yet, and undoes the note that the supplier was contacted. */
export function withdrawChaseEmail(ctx: Context, id: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const { chaseId } = await withdrawEmail(tx, id);
    if (chaseId) await undoChase(tx, chaseId);
  });
}
