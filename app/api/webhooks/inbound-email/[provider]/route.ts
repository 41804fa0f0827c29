import { afterAnswer } from "@/lib/delivery/after-answer";
import { refusedMethod } from "@/lib/delivery/refused-method";
import { webhook } from "@/lib/delivery/webhook";
import { admitDelivery, receiveDelivery } from "@/lib/inbox/emails/intake/receive-email";
import { drainFor } from "@/lib/worker/run-jobs";

const BUDGET_MS = 20_000;

export const POST = webhook("inbound-email", {
  admit: ({ params, headers, url }) => admitDelivery(params.provider ?? "", { headers, url }),
  run: async ({ ctx, params, headers, url, body }) => {
    const receipt = await receiveDelivery(ctx, params.provider ?? "", { headers, url, body });
    afterAnswer(() => drainFor(BUDGET_MS));
    return receipt;
  },
});

export const GET = refusedMethod;
export const PUT = refusedMethod;
export const PATCH = refusedMethod;
export const DELETE = refusedMethod;
