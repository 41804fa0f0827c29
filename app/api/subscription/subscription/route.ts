import { readSubscription } from "@/lib/accounts/billing/read-subscription";
import { subscriptionAnswer } from "@/lib/accounts/billing/subscription.model";
import { endpoint } from "@/lib/delivery/endpoint";

export const GET = endpoint({}, async ({ ctx }) => subscriptionAnswer(await readSubscription(ctx)));
