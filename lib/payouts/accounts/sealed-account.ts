import "server-only";
import { seal, unseal } from "@/lib/platform/base/secrets/seal";
import { type PayoutAccountDraft, payoutAccountDraft } from "./payout-account.model";

/** By which an account is sealed: in another's row it opens nothing. */
type Of = { readonly userId: string; readonly id: string };

export function sealedAccount(of: Of, draft: PayoutAccountDraft): string {
  return seal(JSON.stringify(draft), aboutOf(of));
}

/** The whole account, for a file that goes to the bank and nothing else. */
export function openAccount(of: Of & { readonly sealed: string }): PayoutAccountDraft {
  return payoutAccountDraft.parse(JSON.parse(unseal(of.sealed, aboutOf(of))));
}

function aboutOf({ userId, id }: Of): string {
  return `payout-account:${userId}:${id}`;
}
