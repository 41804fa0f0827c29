import type { Mutation } from "@/components/shared/mutations/mutation";
import type { DifferenceReason } from "@/lib/ledger/bookings/payments/difference-reason.model";
import { runAction } from "@/lib/platform/api-client/run-action";
import type { Claim } from "@/lib/reconciliation/unclaimed-commission/claim.model";
import { approveClaimAction, declineClaimAction, reopenClaimAction } from "./actions";

/** Approves a claim on the payment in the version that the user saw. */
export function approve(
  { id, agent, booking }: Claim,
  version: number,
  overReason?: DifferenceReason,
): Mutation {
  return {
    about: { label: `${agent.name}, ${booking.confirmationNumber}` },
    subject: `claims/${id}`,
    run: () => runAction(approveClaimAction, { id, version, overReason }),
    tells: () => ({ said: "Claim approved and matched", undo: reopen({ id }) }),
    failed: "The claim could not be approved",
  };
}

export function decline({ id, agent, booking }: Claim, note: string): Mutation {
  return {
    about: { label: `${agent.name}, ${booking.confirmationNumber}` },
    subject: `claims/${id}`,
    run: () => runAction(declineClaimAction, { id, note }),
    tells: () => ({ said: "Claim declined", undo: reopen({ id }) }),
    failed: "The claim could not be declined",
  };
}

/** Withdraws a decision, together with the match it made. */
export function reopen({ id }: Pick<Claim, "id">): Mutation {
  return {
    subject: `claims/${id}`,
    run: () => runAction(reopenClaimAction, { id }),
    failed: "The decision could not be taken back",
  };
}
