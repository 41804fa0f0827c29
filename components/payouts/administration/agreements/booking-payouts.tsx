"use client";

import { useState } from "react";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { DialogButton } from "@/components/shared/menu/dialog-button";
import { useMutation } from "@/components/shared/mutations/mutation";
import { useMutationButtons } from "@/components/shared/mutations/mutation-buttons";
import { ReasonAnswer } from "@/components/shared/questions/reason-answer";
import { DayText } from "@/components/shared/text/date-text";
import { Button } from "@/components/ui/button";
import { Card, CardContent } from "@/components/ui/card";
import { type AgreementRow, percentWords } from "@/lib/payouts/agreements/agreement-change.model";
import { type ShareRow, shareWords } from "@/lib/payouts/shares/share.model";
import { endAgreementMutation, holdShareMutation } from "./payout-mutations";

const { OnDemand: AgreementDialog } = onDemand(() => import("./agreement-dialog"));

type Booking = { readonly id: string; readonly userId: string; readonly number: string };

/** The agent's shares of a booking, each of which can be held or released, and the booking's own percentage. */
export function BookingPayouts({
  booking,
  own,
  shares,
}: {
  readonly booking: Booking;
  readonly own: AgreementRow | null;
  readonly shares: readonly ShareRow[];
}) {
  const buttonFor = useMutationButtons();
  return (
    <Card className="mt-4 max-w-3xl">
      <CardContent className="flex flex-col gap-3">
        <h2 className="font-medium text-lg">Shares of the agent</h2>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
          <p>
            {own ? `This booking's own percent: ${percentWords(own.percentBp)}` : "As agreed with the agent"}
          </p>
          <DialogButton
            variant="outline"
            size="sm"
            dialog={(close) => <AgreementDialog row={own ?? undefined} booking={booking} onClose={close} />}
          >
            {own ? "Change percent" : "Give it its own percent"}
          </DialogButton>
          {own ? (
            <Button variant="ghost" size="sm" {...buttonFor(() => endAgreementMutation(own))}>
              End it
            </Button>
          ) : null}
        </div>
        {shares.length === 0 ? (
          <p className="text-muted-foreground text-sm">
            No shares yet. They appear when the agency receives the commission.
          </p>
        ) : (
          <ul aria-label="Shares" className="text-sm">
            {shares.map((share) => (
              <ShareLine key={share.id} share={share} userId={booking.userId} />
            ))}
          </ul>
        )}
      </CardContent>
    </Card>
  );
}

function ShareLine({ share, userId }: { readonly share: ShareRow; readonly userId: string }) {
  const [isAsked, setAsked] = useState(false);
  const { mutate, busy } = useMutation();
  const hold = async (reason: string | null) => {
    if (!busy && (await mutate(holdShareMutation(userId, share.id, reason)))) setAsked(false);
  };
  const isHeld = share.heldReason !== null;
  const isFree = share.state === "READY" || share.state === "HELD";
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b py-1.5 last:border-0">
      <DayText value={share.receivedOn} />
      <span className="min-w-0 flex-1 basis-64 [overflow-wrap:anywhere]">{shareWords(share)}</span>
      {isFree && !isAsked ? (
        <Button
          variant="ghost"
          size="sm"
          aria-disabled={busy}
          onClick={() => (isHeld ? void hold(null) : setAsked(true))}
        >
          {isHeld ? "Release" : "Hold"}
        </Button>
      ) : null}
      {isAsked ? (
        <ReasonAnswer
          label="Why it is on hold (the agent can read this)"
          words="Hold"
          onAnswer={(why) => void hold(why)}
        />
      ) : null}
    </li>
  );
}
