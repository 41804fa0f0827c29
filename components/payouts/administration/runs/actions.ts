"use server";

import { adminAction } from "@/lib/delivery/action";
import { payerDraft } from "@/lib/payouts/bank-files/payer.model";
import { savePayer } from "@/lib/payouts/payers/save-payer";

export const savePayerAction = adminAction(payerDraft, (ctx, draft) => savePayer(ctx, draft));
