import "server-only";
import { seal, unseal } from "@/lib/platform/base/secrets/seal";
import { type PayoutAccountDraft, payoutAccountDraft } from "./payout-account.model";

/** The context by which an account is encrypted: copied to another row, it can't be decrypted. */
type Of = { readonly userId: string; readonly id: string };

export function sealedAccount(of: Of, draft: PayoutAccountDraft): string {
  return seal(JSON.stringify(draft), aboutOf(of));
}

/** Decrypts the whole account; only for a file that goes to the bank. */
export function openAccount(of: Of & { readonly sealed: string }): PayoutAccountDraft {
  return payoutAccountDraft.parse(JSON.parse(unseal(of.sealed, aboutOf(of))));
}

function aboutOf({ userId, id }: Of): string {
  return `payout-account:${userId}:${id}`;
}
