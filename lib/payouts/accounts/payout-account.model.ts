import { z } from "zod";
import {
  accountNumberSchema,
  bankName,
  ibanSchema,
  routingNumberSchema,
} from "../bank-files/account-fields.model";
import { ACCOUNT_HOLDERS, ACCOUNT_USES, type AccountKind } from "../bank-files/transfer.model";

/**
 * The time during which nothing is paid to a new account, so that an agent whose account was taken over can read the
 * warning email in time.
 */
const WAIT_MS = 2 * 24 * 3_600_000;

/** A bank account as an agent enters it. */
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

/** The part of an account that is shown to anybody. Nothing is paid to it before the ISO instant `paysFrom`. */
export type PayoutAccount = {
  readonly id: string;
  readonly kind: AccountKind;
  readonly lastFour: string;
  readonly createdAt: string;
  readonly paysFrom: string;
};

/** Returns from when on an account entered at `createdAt` is paid to. */
export function paysFrom(createdAt: Date): Date {
  return new Date(createdAt.getTime() + WAIT_MS);
}

/** Returns the instant by which an account must have been entered to be paid to now. */
export function enteredBefore(now: Date): Date {
  return new Date(now.getTime() - WAIT_MS);
}

export function lastFourOf(draft: PayoutAccountDraft): string {
  return (draft.kind === "US" ? draft.accountNumber : draft.iban).slice(-4);
}
