import { admitPaymentEvent, receivePaymentEvent } from "@/lib/accounts/billing/payment-events";
import { afterAnswer } from "@/lib/delivery/after-answer";
import { refusedMethod } from "@/lib/delivery/refused-method";
import { webhook } from "@/lib/delivery/webhook";
import { drainFor } from "@/lib/worker/run-jobs";

const BUDGET_MS = 20_000;

export const POST = webhook("stripe", {
  admit: ({ headers }) => admitPaymentEvent(headers),
  run: async ({ ctx, headers, body }) => {
    await receivePaymentEvent(ctx, { headers, body });
    afterAnswer(() => drainFor(BUDGET_MS));
  },
});

export const GET = refusedMethod;
export const PUT = refusedMethod;
export const PATCH = refusedMethod;
export const DELETE = refusedMethod;
