"use client";

import { EllipsisIcon } from "lucide-react";
import { useState } from "react";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { DialogButton } from "@/components/shared/menu/dialog-button";
import { MenuButton } from "@/components/shared/menu/menu-button";
import { type Mutation, useMutation } from "@/components/shared/mutations/mutation";
import Confirm from "@/components/shared/questions/confirm";
import { Button } from "@/components/ui/button";
import type { BankFormat } from "@/lib/payouts/runs/bank-file.model";
import type { RunState } from "@/lib/payouts/runs/run.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { type SeenRun, stepMutation } from "./run-mutations";

const { OnDemand: DownloadDialog } = onDemand(() => import("./download-dialog"));

type Props = {
  readonly run: SeenRun & {
    readonly state: RunState;
    readonly totalMinor: number;
    readonly payoutCount: number;
    /** The total as text, with the number of agents. */
    readonly words: string;
  };
  readonly formats: readonly BankFormat[];
  readonly nextBankingDay: CalendarDate;
};
type Step = "approve" | "discard" | "paid";

const ASKED: Readonly<
  Record<Step, { readonly title: string; readonly text: string; readonly said: string }>
> = {
  approve: {
    title: "Approve run",
    text: "After that, nothing in this run changes. Whatever comes later is in the next run.",
    said: "Run approved",
  },
  discard: {
    title: "Discard draft",
    text: "Nobody is paid by this run. What was in it is ready for another one.",
    said: "Draft discarded",
  },
  paid: {
    title: "Mark as paid",
    text: "Everything not yet paid counts as paid, and each agent is sent their statement.",
    said: "Run marked as paid",
  },
};

/** The actions for a run. */
export function RunActions({ run, formats, nextBankingDay }: Props) {
  const [asked, setAsked] = useState<Step | null>(null);
  const { mutate, busy } = useMutation();
  const mutationOf = (step: Step): Mutation => {
    const { totalMinor, payoutCount } = run;
    return stepMutation(run, step, step === "approve" ? { totalMinor, payoutCount } : {}, ASKED[step].said);
  };
  return (
    <>
      {run.state === "DRAFT" ? (
        <>
          {run.payoutCount > 0 ? (
            <Button aria-disabled={busy} onClick={() => setAsked("approve")}>
              Approve
            </Button>
          ) : null}
          <MenuButton
            variant="outline"
            size="icon"
            aria-label="More actions"
            align="end"
            items={[{ label: "Discard draft", destructive: true, onSelect: () => setAsked("discard") }]}
          >
            <EllipsisIcon />
          </MenuButton>
        </>
      ) : null}
      {run.state === "APPROVED" ? (
        <>
          <DialogButton
            variant="outline"
            dialog={(close) => (
              <DownloadDialog runId={run.id} formats={formats} day={nextBankingDay} onClose={close} />
            )}
          >
            File for the bank
          </DialogButton>
          <Button aria-disabled={busy} onClick={() => setAsked("paid")}>
            Mark as paid
          </Button>
        </>
      ) : null}
      {asked ? (
        <Confirm
          title={`${ASKED[asked].title}: ${run.words}`}
          text={ASKED[asked].text}
          act={ASKED[asked].title}
          onClose={() => setAsked(null)}
          onConfirm={() => void mutate(mutationOf(asked))}
        />
      ) : null}
    </>
  );
}
