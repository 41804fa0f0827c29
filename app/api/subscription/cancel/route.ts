import { cancelSubscription } from "@/lib/accounts/billing/change-subscription";
import { subscriptionAnswer } from "@/lib/accounts/billing/subscription.model";
import { endpoint } from "@/lib/delivery/endpoint";

export const POST = endpoint({}, async ({ ctx }) => subscriptionAnswer(await cancelSubscription(ctx)));
