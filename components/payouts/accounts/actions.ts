"use server";

import { z } from "zod";
import { action } from "@/lib/delivery/action";
import { payoutAccountDraft } from "@/lib/payouts/accounts/payout-account.model";
import { removePayoutAccount, savePayoutAccount } from "@/lib/payouts/accounts/payout-accounts";
import { ACCOUNT_KINDS } from "@/lib/payouts/bank-files/transfer.model";
import { saveTaxDetails } from "@/lib/payouts/tax/tax-details";
import { taxDetailsDraft } from "@/lib/payouts/tax/tax-details.model";

export const savePayoutAccountAction = action(payoutAccountDraft, (ctx, draft) =>
  savePayoutAccount(ctx, draft),
);

export const removePayoutAccountAction = action(z.object({ kind: z.enum(ACCOUNT_KINDS) }), (ctx, { kind }) =>
  removePayoutAccount(ctx, kind),
);

export const saveTaxDetailsAction = action(taxDetailsDraft, (ctx, draft) => saveTaxDetails(ctx, draft));
