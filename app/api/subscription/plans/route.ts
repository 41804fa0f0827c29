import { planJson } from "@/lib/billing/plan.model";
import { readPlans } from "@/lib/billing/read-plans";
import { endpoint } from "@/lib/delivery/endpoint";

export const GET = endpoint({}, async ({ ctx }) => ({ data: (await readPlans(ctx)).map(planJson) }));
