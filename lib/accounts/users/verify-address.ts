import "server-only";
import { consumeAddressToken } from "@/lib/accounts/identity/address-token";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import { agentId, type Context } from "@/lib/platform/context/context";
import { inTransaction } from "@/lib/platform/context/transaction";
import { limitRate } from "@/lib/platform/rate-limit/limit-rate";
import { VERIFICATION_FAILED } from "./address-verification.model";
import { readAddress } from "./own-user";

const TRIES = { name: "verify-address", max: 20, seconds: 900 };

/**
 * Verifies the account's own address by the link that was sent to it, once; does nothing if it is verified. Throws
 * CONFLICT for a link that was used or replaced, has expired, or was sent for another account. Opening the link proves
 * that the person reads the email; being signed in proves that they also requested it.
 */
export async function verifyAddress(ctx: Context, token: string): Promise<void> {
  const userId = agentId(ctx);
  await limitRate(TRIES, userId, ctx.now.getTime());
  if (!(await consumeAddressToken(userId, token, ctx.now))) {
    if ((await readAddress(ctx)).isVerified) return;
    throw new Failure("CONFLICT", VERIFICATION_FAILED);
  }
  await inTransaction(ctx, (tx) =>
    recordAudit(tx, { action: "user.verify-address", entity: "user", entityId: userId }),
  );
}
