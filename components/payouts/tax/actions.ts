"use server";

import { action } from "@/lib/delivery/action";
import { saveTaxDetails } from "@/lib/payouts/tax/tax-details";
import { taxDetailsDraft } from "@/lib/payouts/tax/tax-details.model";

export const saveTaxDetailsAction = action(taxDetailsDraft, (ctx, draft) => saveTaxDetails(ctx, draft));
