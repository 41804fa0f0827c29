import { planJson } from "@/lib/accounts/billing/plan.model";
import { readPlans } from "@/lib/accounts/billing/read-plans";
import { endpoint } from "@/lib/delivery/endpoint";

export const GET = endpoint({}, async ({ ctx }) => ({ data: (await readPlans(ctx)).map(planJson) }));
