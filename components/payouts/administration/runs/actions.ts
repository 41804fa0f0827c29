"use server";

import { adminAction } from "@/lib/delivery/action";
import { payerDraft } from "@/lib/payouts/payers/payer-draft.model";
import { savePayer } from "@/lib/payouts/payers/save-payer";

export const savePayerAction = adminAction(payerDraft, (ctx, draft) => savePayer(ctx, draft));
