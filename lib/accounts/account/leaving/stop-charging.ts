import "server-only";
import { endRenewal } from "@/lib/accounts/billing/end-renewal";
import type { Context } from "@/lib/platform/context/context";
import { inSystemReadTransaction } from "@/lib/platform/context/transaction";
import type { JobData } from "@/lib/platform/jobs/job.model";
import { selectLeaver } from "./leaving.sql";

/** Has nothing charged any more to somebody who leaves; nothing where they have kept their account meanwhile. */
export async function stopCharging(ctx: Context, { userId }: JobData["stop-charging"]): Promise<void> {
  const leaver = await inSystemReadTransaction(ctx, (tx) => selectLeaver(tx, userId));
  if (!leaver?.eraseAt) return;
  await endRenewal(ctx, userId, `leaving:${userId}:${leaver.eraseAt.getTime()}`);
}
