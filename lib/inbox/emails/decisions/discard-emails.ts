import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import { inTransaction, ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { changeEmails } from "../change-email";
import { lockEmails } from "../email.sql";
import type { LockedEmail } from "../reading/lock-reading";
import { reopenReviewItems, withdrawReviewItems } from "./review-item.sql";

/**
 * Moves emails to the trash; each keeps its previous status. One that is there already stays. Throws NOT_FOUND, and
 * moves none, if any of them isn't the agent's.
 */
export function discardEmails(ctx: Context | Tx, ids: readonly string[]): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const emails = (await locked(tx, ids)).filter(({ status }) => status !== "rejected");
    const groups = Map.groupBy(emails, ({ status }) => status);
    await Promise.all([
      ...[...groups].map(([statusBefore, group]) =>
        changeEmails(tx, group, { status: "rejected", statusBefore }, { action: "email.discard" }),
      ),
      withdrawReviewItems(tx, ownerOf(tx), idsOf(emails)),
    ]);
  });
}

/** Restores emails from the trash to their previous status. */
export function restoreEmails(ctx: Context | Tx, ids: readonly string[]): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const emails = (await locked(tx, ids)).filter(({ status }) => status === "rejected");
    const groups = Map.groupBy(emails, ({ statusBefore }) => statusBefore ?? "new");
    const back = { statusBefore: null, rejectedByBooking: null };
    await Promise.all([
      ...[...groups].map(([status, group]) =>
        changeEmails(tx, group, { ...back, status }, { action: "email.restore" }),
      ),
      reopenReviewItems(tx, ownerOf(tx), idsOf(groups.get("pending_review") ?? [])),
    ]);
  });
}

async function locked(tx: Tx, ids: readonly string[]): Promise<LockedEmail[]> {
  const emails = await lockEmails(tx, ownerOf(tx), ids);
  if (!emails) throw new Failure("NOT_FOUND");
  return emails;
}

function idsOf(emails: readonly LockedEmail[]): string[] {
  return emails.map(({ id }) => id);
}
