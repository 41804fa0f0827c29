"use client";

import { EllipsisIcon } from "lucide-react";
import { useState } from "react";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { DialogButton } from "@/components/shared/menu/dialog-button";
import { MenuButton } from "@/components/shared/menu/menu-button";
import { useMutation } from "@/components/shared/mutations/mutation";
import type { PayoutState } from "@/lib/payouts/statements/payout.model";
import type { Currency } from "@/lib/platform/base/money";
import type { Reasoned } from "./reason-dialog";
import { type SeenRun, stepMutation } from "./run-mutations";

const { OnDemand: ReasonDialog } = onDemand(() => import("./reason-dialog"));
const { OnDemand: AdjustDialog } = onDemand(() => import("./adjust-dialog"));

type Props = {
  readonly run: SeenRun;
  readonly payout: {
    readonly id: string;
    readonly userId: string;
    readonly agent: string;
    readonly state: PayoutState;
  };
  readonly currency: Currency;
};

/** The actions for one agent's payout in a run. */
export function PayoutActions({ run, payout: { id: payoutId, userId, agent, state }, currency }: Props) {
  const [open, setOpen] = useState<Reasoned["step"] | "adjust" | null>(null);
  const { mutate } = useMutation();
  const close = () => setOpen(null);
  if (state === "CAME_BACK") return null;
  const pay = () => void mutate(stepMutation(run, "paid", { payoutId }, `Paid: ${agent}`));
  const back = { label: "It came back", onSelect: () => setOpen("came-back") };
  const items = {
    DRAFT: [
      { label: "Adjust", onSelect: () => setOpen("adjust") },
      { label: "Take out", onSelect: () => setOpen("take-out") },
    ],
    APPROVED: [{ label: "Mark as paid", onSelect: pay }, back],
    PAID: [back],
  }[state];
  return (
    <>
      <MenuButton variant="ghost" size="icon" aria-label={`Actions for ${agent}`} align="end" items={items}>
        <EllipsisIcon />
      </MenuButton>
      {open === "adjust" ? (
        <AdjustDialog run={run} agent={{ userId, name: agent }} currency={currency} onClose={close} />
      ) : null}
      {open === "take-out" || open === "came-back" ? (
        <ReasonDialog run={run} about={{ step: open, payoutId, whose: agent }} onClose={close} />
      ) : null}
    </>
  );
}

/** A button that adjusts the amount of an agent who isn't in a draft. */
export function AdjustButton({
  run,
  agent,
  currency,
}: Pick<Props, "run" | "currency"> & { readonly agent: { readonly userId: string; readonly name: string } }) {
  return (
    <DialogButton
      variant="ghost"
      size="sm"
      aria-label={`Adjust ${agent.name}`}
      dialog={(close) => <AdjustDialog {...{ run, agent, currency }} onClose={close} />}
    >
      Adjust
    </DialogButton>
  );
}

/** A button that takes one line out of a draft. */
export function TakeOutLine({
  run,
  payoutId,
  lineId,
  whose,
}: { readonly run: SeenRun } & Omit<Reasoned, "step">) {
  return (
    <DialogButton
      variant="ghost"
      size="sm"
      aria-label={`Take out ${whose}`}
      dialog={(close) => (
        <ReasonDialog
          run={run}
          about={{ step: "take-out", payoutId, whose, ...(lineId ? { lineId } : {}) }}
          onClose={close}
        />
      )}
    >
      Take out
    </DialogButton>
  );
}
