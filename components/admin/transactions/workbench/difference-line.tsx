"use client";

import { useId, useState } from "react";
import { Badge, type BadgeTone } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { RadioGroup, RadioItem } from "@/components/ui/radio-group";
import type { BookingCandidate } from "@/lib/bank-transactions/transaction.model";
import type { DifferenceChoice } from "@/lib/bookings/payments/deposit-share.model";
import type { Difference } from "../transaction-moves";
import { CHOICE_WORDS, type DifferenceWords, differenceOf } from "./difference.model";

const TONES: Readonly<Record<DifferenceWords["kind"], BadgeTone>> = {
  exact: "ok",
  fee: "ok",
  short: "warn",
  over: "danger",
  unknown: "grey",
};

/** How the deposit and what is owed differ, and, where a person has to say it, what happens to that. */
export function DifferenceLine({
  candidate,
  match,
}: {
  readonly candidate: BookingCandidate;
  /** Absent where the candidate isn't the one that is looked at. */
  readonly match: ((difference: Difference) => void) | undefined;
}) {
  const { kind, words, choices } = differenceOf(candidate);
  return (
    <div className="mt-2 text-sm">
      <Badge tone={TONES[kind]} className="whitespace-normal">
        {words}
      </Badge>
      {match && choices.length > 0 ? <Choices choices={choices} match={match} /> : null}
    </div>
  );
}

function Choices({
  choices,
  match,
}: {
  readonly choices: readonly DifferenceChoice[];
  readonly match: (difference: Difference) => void;
}) {
  const [usual = "accept"] = choices;
  const [choice, setChoice] = useState<DifferenceChoice>(usual);
  const [reason, setReason] = useState("");
  const id = useId();
  const isMissing = choice === "accept" && reason.trim() === "";
  return (
    <div className="relative z-10 mt-2 flex flex-col gap-2 rounded-md border bg-card p-3">
      <RadioGroup legend="What happens to the difference">
        {choices.map((one) => (
          <RadioItem
            key={one}
            name={`${id}-choice`}
            label={CHOICE_WORDS[one]}
            checked={one === choice}
            onChange={() => setChoice(one)}
          />
        ))}
      </RadioGroup>
      {choice === "accept" ? (
        <div className="flex flex-col gap-1">
          <label htmlFor={`${id}-reason`} className="font-medium">
            Reason
          </label>
          <Input
            id={`${id}-reason`}
            value={reason}
            maxLength={500}
            required
            onChange={(event) => setReason(event.target.value)}
          />
        </div>
      ) : null}
      <Button
        size="sm"
        className="self-start"
        disabled={isMissing}
        onClick={() => match({ acceptDifference: choice, ...(choice === "accept" ? { reason } : {}) })}
      >
        Match with this
      </Button>
    </div>
  );
}
