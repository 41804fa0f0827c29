import "server-only";
import { notifyAgent } from "@/lib/accounts/notifications/notify-agent";
import type { Context } from "@/lib/platform/context/context";
import { inSystemReadTransaction, inTenant } from "@/lib/platform/context/transaction";
import type { JobData } from "@/lib/platform/jobs/job.model";
import { selectAdministrators, selectAsked } from "./question.sql";

/** Tells every administrator, once, that an agent asks about a line of a payout. */
export async function tellQuestion(
  ctx: Context,
  { userId, questionId }: JobData["tell-payout-question"],
): Promise<void> {
  const [asked, administrators] = await inSystemReadTransaction(ctx, (tx) =>
    Promise.all([selectAsked(tx, userId, questionId), selectAdministrators(tx)]),
  );
  if (!asked || asked.answeredAt) return;
  for (const administrator of administrators) {
    await inTenant(ctx, administrator, (tx) =>
      notifyAgent(tx, {
        type: "SYSTEM",
        topic: "commission",
        title: `${asked.name} asks about a payout`,
        message: asked.question,
        dedupeKey: `payout-question:${questionId}`,
        detailsPath: "/admin/payouts",
      }),
    );
  }
}
