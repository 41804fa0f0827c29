import { z } from "zod";
import {
  accountNumberSchema,
  bankName,
  ibanSchema,
  routingNumberSchema,
} from "../bank-files/account-fields.model";
import { ACCOUNT_HOLDERS, ACCOUNT_USES, type AccountKind } from "../bank-files/transfer.model";

/** For how long nothing is paid to a new account: whoever it was taken from reads their mail meanwhile. */
const WAIT_MS = 2 * 24 * 3_600_000;

/** A bank account, as an agent enters it. */
export const payoutAccountDraft = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("US"),
    holder: bankName("Name on the account", 70),
    routingNumber: routingNumberSchema,
    accountNumber: accountNumberSchema,
    use: z.enum(ACCOUNT_USES),
    holds: z.enum(ACCOUNT_HOLDERS),
  }),
  z.object({ kind: z.literal("IBAN"), holder: bankName("Name on the account", 70), iban: ibanSchema }),
]);
export type PayoutAccountDraft = z.output<typeof payoutAccountDraft>;

/** What anybody is shown of an account. `paysFrom` is an ISO instant: nothing is paid to it before. */
export type PayoutAccount = {
  readonly id: string;
  readonly kind: AccountKind;
  readonly lastFour: string;
  readonly createdAt: string;
  readonly paysFrom: string;
};

/** From when on an account is paid to that was entered then. */
export function paysFrom(createdAt: Date): Date {
  return new Date(createdAt.getTime() + WAIT_MS);
}

/** By when an account must have been entered to be paid to now. */
export function enteredBefore(now: Date): Date {
  return new Date(now.getTime() - WAIT_MS);
}

export function lastFourOf(draft: PayoutAccountDraft): string {
  return (draft.kind === "US" ? draft.accountNumber : draft.iban).slice(-4);
}
