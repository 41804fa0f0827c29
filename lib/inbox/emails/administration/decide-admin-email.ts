import "server-only";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemTransaction, inTenant } from "@/lib/platform/context/transaction";
import { releaseEmail } from "../decisions/release-email";
import { retryEmail } from "../decisions/retry-email";
import type { AdminEmailDecision } from "./admin-email-list.model";

const STEPS = { release: releaseEmail, retry: retryEmail } as const;

/** Reads an agent's email again or releases it from quarantine, as the agent could; for administrators. */
export function decideAdminEmail(ctx: Context, { id, agent, step }: AdminEmailDecision): Promise<void> {
  adminOnly(ctx);
  return inSystemTransaction(ctx, (tx) => inTenant(tx, agent, (own) => STEPS[step](own, id)));
}
