import "server-only";
import { takeBackNotifications } from "@/lib/accounts/notifications/notify-agent";
import { changeEmail } from "@/lib/inbox/emails/change-email";
import { type LockedEmail, lockEmailsByIds, restoreReadings } from "@/lib/inbox/emails/reading/open-reading";
import { summaryOf } from "@/lib/inbox/emails/reading/reading.model";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemTransaction, inTenant, ownerOf, type Tx } from "@/lib/platform/context/transaction";
import type { ReviewedEmail } from "./decide-review";
import type { BeforeDecision } from "./review.model";
import { lockDecided, reopenDecided, selectReviewPlaces } from "./review.sql";

/**
 * The outcome of undoing decisions: how many items are pending again, and how many stay decided because their email
 * has changed since.
 */
export type UndoneDecisions = { readonly undone: number; readonly kept: number };

/**
 * Undoes decisions: their emails are restored and pending again, and the corrections and notifications that they
 * produced are removed.
 */
export function undoDecisions(ctx: Context, ids: readonly string[]): Promise<UndoneDecisions> {
  adminOnly(ctx);
  return inSystemTransaction(ctx, async (tx) => {
    let undone = 0;
    for (const [agent, places] of await selectReviewPlaces(tx, ids)) {
      undone += await inTenant(tx, agent, (own) => takeBack(own, places));
    }
    return { undone, kept: new Set(ids).size - undone };
  });
}

async function takeBack(tx: Tx, places: readonly ReviewedEmail[]): Promise<number> {
  const owner = ownerOf(tx);
  const emails = await lockEmailsByIds(
    tx,
    places.map(({ emailId }) => emailId),
  );
  const decided = await lockDecided(
    tx,
    owner,
    places.map(({ id }) => id),
  );
  const back = decided.flatMap(({ id, emailId, undo }) => {
    const email = emails?.find((one) => one.id === emailId && one.version === undo.version);
    return email ? [{ id, email, undo }] : [];
  });
  if (back.length === 0) return 0;
  await restoreReadings(
    tx,
    back.map(({ email, undo }) => ({ emailId: email.id, items: undo.items })),
  );
  await Promise.all(back.map(({ id, email, undo }) => waitAgain(tx, id, email, undo)));
  const ids = back.map(({ id }) => id);
  await reopenDecided(tx, owner, ids);
  await takeBackNotifications(
    tx,
    ids.map((id) => `ai-review:${id}`),
  );
  return back.length;
}

function waitAgain(
  tx: Tx,
  id: string,
  email: LockedEmail,
  { type, adminNotes, items }: BeforeDecision,
): Promise<void> {
  return changeEmail(
    tx,
    email,
    {
      ...summaryOf(email, items),
      type,
      adminNotes,
      status: "pending_review",
      reviewStatus: "under_admin_review",
    },
    { action: "email.undo-review", facts: { reviewId: id } },
  );
}
