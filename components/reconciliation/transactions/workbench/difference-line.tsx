import { useId } from "react";
import { Badge, type BadgeTone } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Kbd } from "@/components/ui/kbd";
import { RadioGroup, RadioItem } from "@/components/ui/radio-group";
import type { Money } from "@/lib/platform/base/money";
import type { BookingCandidate } from "@/lib/reconciliation/bank-transactions/transaction.model";
import { CHOICE_KEYS, CHOICE_WORDS, type DifferenceWords, differenceOf } from "./difference.model";
import type { Taking } from "./use-candidate-choice";

const TONES: Readonly<Record<DifferenceWords["kind"], BadgeTone>> = {
  exact: "ok",
  fee: "ok",
  short: "warn",
  over: "danger",
  unknown: "grey",
};

/**
 * The difference between the deposit and the outstanding amount, and the choice of what happens to it, if there is one.
 */
export function DifferenceLine({
  candidate,
  amount,
  taking,
}: {
  readonly candidate: BookingCandidate;
  /** The amount of the transaction. */
  readonly amount: Money;
  /** Undefined if the candidate isn't the selected one. */
  readonly taking: Taking | undefined;
}) {
  const { kind, words } = differenceOf(candidate, amount);
  return (
    <div className="mt-2 text-sm">
      <Badge tone={TONES[kind]} className="whitespace-normal">
        {words}
      </Badge>
      {taking && taking.options.length > 0 ? <Choices taking={taking} /> : null}
    </div>
  );
}

function Choices({
  taking: { options, choice, reason, reasonField, say, take, chosen },
}: {
  readonly taking: Taking;
}) {
  const id = useId();
  const isMissing = choice === "accept" && reason.trim() === "";
  return (
    <form
      className="relative z-10 mt-2 flex flex-col gap-2 rounded-md border bg-card p-3"
      onSubmit={(event) => {
        event.preventDefault();
        take?.(chosen);
      }}
    >
      <RadioGroup legend="What happens to the difference">
        {options.map((one) => (
          <RadioItem
            key={one}
            name={`${id}-choice`}
            label={
              <>
                {CHOICE_WORDS[one]}
                <Kbd aria-hidden="true" className="max-md:hidden">
                  {CHOICE_KEYS[one]}
                </Kbd>
              </>
            }
            checked={one === choice}
            onChange={() => say({ choice: one })}
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
            ref={reasonField}
            value={reason}
            maxLength={500}
            required
            onChange={(event) => say({ reason: event.target.value })}
          />
        </div>
      ) : null}
      <Button type="submit" size="sm" className="self-start" disabled={isMissing}>
        Match with this
      </Button>
    </form>
  );
}
