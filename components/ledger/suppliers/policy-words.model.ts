import type { PaymentPolicy, SupplierJson } from "@/lib/ledger/suppliers/supplier.model";
import { counted } from "@/lib/platform/base/text";

export const BASIS_WORDS: Readonly<Record<PaymentPolicy["basis"], string>> = {
  TRAVEL_END: "the end of travel",
  TRAVEL_START: "the start of travel",
  BOOKING_DATE: "the booking",
  FINAL_PAYMENT: "the final payment",
};

/** Returns when a supplier pays, in words: by its payment policy, as learned from its payments, or by default. */
export function policyInWords({
  paymentPolicy,
  learnedLagDays,
}: Pick<SupplierJson, "paymentPolicy" | "learnedLagDays">): string {
  if (paymentPolicy)
    return `${counted(paymentPolicy.lagDays, "day")} after ${BASIS_WORDS[paymentPolicy.basis]}`;
  if (learnedLagDays !== null)
    return `${counted(learnedLagDays, "day")} after the end of travel, learned from payments`;
  return "35 days after the end of travel, by default";
}
