import { cancelSubscription } from "@/lib/billing/change-subscription";
import { subscriptionAnswer } from "@/lib/billing/subscription.model";
import { endpoint } from "@/lib/delivery/endpoint";

export const POST = endpoint({}, async ({ ctx }) => subscriptionAnswer(await cancelSubscription(ctx)));
