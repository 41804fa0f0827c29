import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import { agentId, type Context } from "@/lib/platform/context/context";
import { inReadTransaction } from "@/lib/platform/context/transaction";
import { openPortal } from "@/lib/platform/vendors/stripe/checkout";
import { selectCustomer } from "./customer.sql";
import { paymentProvider } from "./provider";
import { NO_SUBSCRIPTION } from "./subscription.model";

/**
 * Returns the address of the payment provider's portal, where the agent manages cards and invoices. Throws NOT_FOUND
 * for an agent who is not a customer there.
 */
export async function openBillingPortal(
  ctx: Context,
  { returnUrl }: { readonly returnUrl: string },
): Promise<{ readonly url: string }> {
  const access = paymentProvider();
  const customer = await inReadTransaction(ctx, (tx) => selectCustomer(tx, agentId(ctx)));
  if (!customer || customer.isDeleted) throw new Failure("NOT_FOUND", NO_SUBSCRIPTION);
  const { customerId } = customer;
  const url = await openPortal(access, { customer: customerId, returnUrl }, `portal:${ctx.requestId}`);
  if (url === null) throw new Failure("NOT_FOUND", NO_SUBSCRIPTION);
  return { url };
}
