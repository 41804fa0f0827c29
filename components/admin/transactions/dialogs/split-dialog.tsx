"use client";

import { XIcon } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { DiscardPrompt } from "@/components/shared/form/discard-prompt";
import { useLeaving } from "@/components/shared/form/use-leaving";
import { type Move, useMove } from "@/components/shared/moves/move";
import { askable, type GivenAnswers } from "@/components/shared/questions/question";
import { QuestionPrompt } from "@/components/shared/questions/question-prompt";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import type { TransactionDetail } from "@/lib/bank-transactions/transaction.model";
import { formatMoney, type Money } from "@/lib/base/money";
import { splitMove } from "../transaction-moves";
import { BookingFinder } from "./booking-finder";
import { minorOf, restOf, type SplitLine, startOf, typedOf } from "./split.model";

/** Divides a deposit among bookings, of several agents too; it can be sent once nothing is left over. */
export function SplitDialog({
  detail,
  onClose,
  onSent,
}: {
  readonly detail: TransactionDetail;
  readonly onClose: () => void;
  readonly onSent: () => void;
}) {
  const { amount } = detail;
  const { move, busy } = useMove();
  const [lines, setLines] = useState<readonly SplitLine[]>(() => startOf(detail));
  const [touched, setTouched] = useState(false);
  const { close, leaving } = useLeaving({ losesSome: () => touched }, onClose);
  const formId = useId();
  const rest = restOf(lines, amount);
  const isReady = rest === 0 && lines.length > 1;
  const change = (next: readonly SplitLine[]) => {
    setTouched(true);
    setLines(next);
  };
  const send = async (one: Move<unknown>) => {
    if (await move(one)) onSent();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady || busy) return;
    const sign = Math.sign(amount.minor);
    const parts = lines.map(({ booking, typed }) => ({
      booking,
      minor: sign * (minorOf(typed, amount.currency) ?? 0),
    }));
    const make = (difference: GivenAnswers): Move<unknown> => splitMove(detail, parts, { difference });
    void send(askable(detail.id, {}, make, (one) => void send(one)));
  };
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : close())}>
      <DialogContent className="sm:max-w-2xl">
        <DialogHeader>
          <DialogTitle>Split</DialogTitle>
          <DialogDescription>
            {formatMoney(amount)} to several bookings: their parts make up the whole of it.
          </DialogDescription>
        </DialogHeader>
        <DialogBody className="flex flex-col gap-4 sm:min-h-96">
          <form id={formId} onSubmit={submit}>
            {lines.length === 0 ? (
              <p className="text-muted-foreground text-sm">Find the bookings that this deposit pays.</p>
            ) : null}
            <ol aria-label="Parts" className="flex flex-col gap-2">
              {lines.map((line, index) => (
                <Line
                  key={line.booking.id}
                  line={line}
                  amount={amount}
                  rest={rest}
                  onChange={(typed) => change(lines.with(index, { ...line, typed }))}
                  onRemove={() => change(lines.toSpliced(index, 1))}
                />
              ))}
            </ol>
          </form>
          <QuestionPrompt about={detail.id} />
          <BookingFinder
            label="Add a booking by its confirmation number"
            keeps={false}
            onChoose={(found) => {
              if (lines.some(({ booking }) => booking.id === found.id)) return;
              const owed = found.outstanding.currency === amount.currency ? found.outstanding.minor : 0;
              const part = Math.max(0, Math.min(owed, rest ?? 0));
              const words = [found.supplierName, found.clientName, `agent ${found.agentName}`];
              change([
                ...lines,
                {
                  booking: found,
                  words: words.filter(Boolean).join(" · "),
                  typed: typedOf(part, amount.currency),
                },
              ]);
            }}
          />
        </DialogBody>
        <DialogFooter>
          <Rest rest={rest} code={amount.currency} />
          <Button variant="outline" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={formId} disabled={!isReady || busy}>
            {busy ? "Splitting..." : "Split"}
          </Button>
        </DialogFooter>
      </DialogContent>
      <DiscardPrompt {...leaving} />
    </Dialog>
  );
}

function Rest({ rest, code }: { readonly rest: number | null; readonly code: Money["currency"] }) {
  return (
    <p role="status" className="mr-auto self-center text-sm max-sm:w-full">
      {rest === null ? "An amount can't be read" : null}
      {rest === 0 ? "Nothing is left over" : null}
      {rest !== null && rest > 0 ? `${formatMoney({ minor: rest, currency: code })} left` : null}
      {rest !== null && rest < 0 ? `${formatMoney({ minor: -rest, currency: code })} too much` : null}
    </p>
  );
}

function Line({
  line: { booking, words, typed },
  amount: { currency: code },
  rest,
  onChange,
  onRemove,
}: {
  readonly line: SplitLine;
  readonly amount: Money;
  readonly rest: number | null;
  readonly onChange: (typed: string) => void;
  readonly onRemove: () => void;
}) {
  const number = booking.confirmationNumber;
  const present = minorOf(typed, code);
  return (
    <li className="flex flex-wrap items-center justify-end gap-2 border-b pb-2 last:border-0">
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-mono [overflow-wrap:anywhere]">{number}</p>
        <p className="truncate text-muted-foreground text-xs">{words}</p>
      </div>
      <Input
        aria-label={`Part of ${number} (${code})`}
        aria-invalid={present === null || undefined}
        className="w-32 text-right"
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={typed}
        onChange={(event) => onChange(event.target.value)}
      />
      <Button
        variant="outline"
        size="sm"
        disabled={rest === null || rest === 0 || present === null || present + rest < 0}
        aria-label={`Give the rest to ${number}`}
        onClick={() => onChange(typedOf((present ?? 0) + (rest ?? 0), code))}
      >
        Rest
      </Button>
      <Button variant="ghost" size="icon-sm" aria-label={`Take ${number} off`} onClick={onRemove}>
        <XIcon />
      </Button>
    </li>
  );
}
