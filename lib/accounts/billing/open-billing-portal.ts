import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import { agentId, type Context } from "@/lib/platform/context/context";
import { inReadTransaction } from "@/lib/platform/context/transaction";
import { openPortal } from "@/lib/platform/vendors/stripe/checkout";
import { selectCustomer } from "./customer.sql";
import { paymentProvider } from "./provider";
import { NO_SUBSCRIPTION } from "./subscription.model";

/** Where the agent looks after cards and invoices at the payment provider; NOT_FOUND for who is no customer there. */
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
