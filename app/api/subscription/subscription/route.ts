import { readSubscription } from "@/lib/billing/read-subscription";
import { subscriptionAnswer } from "@/lib/billing/subscription.model";
import { endpoint } from "@/lib/delivery/endpoint";

export const GET = endpoint({}, async ({ ctx }) => subscriptionAnswer(await readSubscription(ctx)));
