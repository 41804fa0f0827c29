import { type FormEvent, useId, useState } from "react";
import { DiscardPrompt } from "@/components/shared/form/discard-prompt";
import { useUnsavedGuard } from "@/components/shared/form/use-unsaved-guard";
import { type Mutation, useMutation } from "@/components/shared/mutations/mutation";
import { type GivenAnswers, withQuestion } from "@/components/shared/questions/question";
import { QuestionPrompt } from "@/components/shared/questions/question-prompt";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { matchMutation, type SeenTransaction, type Target } from "../transaction-mutations";
import { BookingFinder } from "./booking-finder";
import { bookingsNumbered, type FoundBooking } from "./found-bookings";

const WORDS = {
  booking: { title: "Link to Booking", label: "Booking ID" },
  report: { title: "Link to Report", label: "Commission Report ID" },
} as const;

const HINTS = {
  booking: "Or its whole confirmation number, or its address",
  report: "Or its address",
} as const;

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;

/** Asks for the booking or report to link, by its ID or address; a booking also by its number. */
export default function LinkDialog({
  transaction,
  to,
  onClose,
  onSent = onClose,
}: {
  readonly transaction: SeenTransaction;
  readonly to: keyof typeof WORDS;
  readonly onClose: () => void;
  readonly onSent?: () => void;
}) {
  const { mutate, busy } = useMutation();
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [isLooking, setIsLooking] = useState(false);
  const [found, setFound] = useState<FoundBooking | null>(null);
  const { close, leaving } = useUnsavedGuard({ losesSome: () => text.trim() !== "" }, onClose);
  const formId = useId();
  const id = UUID.exec(text)?.[0] ?? text.trim();
  const send = (one: Mutation<unknown>) => void mutate(one).then((isDone) => (isDone ? onSent() : undefined));
  const link = (target: Target, words?: string) => {
    const make = (difference: GivenAnswers): Mutation<unknown> =>
      matchMutation(transaction, target, { words, difference });
    send(withQuestion(transaction.id, {}, make, send));
  };
  const linkNumbered = async () => {
    setIsLooking(true);
    const named = await bookingsNumbered(id).catch(() => null);
    setIsLooking(false);
    const [only, ...others] = named ?? [];
    if (!only || others.length > 0) return setProblem(problemOf(named));
    link({ bookingId: only.id, userId: only.userId }, only.confirmationNumber);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (id === "" || busy || isLooking) return;
    if (to === "report") return link({ commissionReportId: id });
    if (found?.id === id) return link({ bookingId: id, userId: found.userId }, found.confirmationNumber);
    if (UUID.test(id)) return link({ bookingId: id });
    void linkNumbered();
  };
  return (
    <Dialog
      title={WORDS[to].title}
      description={<span className="block truncate">{transaction.name}</span>}
      body={{ className: to === "booking" ? "sm:min-h-96" : undefined }}
      cancel="Cancel"
      footer={
        <Button type="submit" form={formId} disabled={id === "" || busy || isLooking}>
          {busy || isLooking ? "Linking..." : "Link"}
        </Button>
      }
      over={<DiscardPrompt {...leaving} />}
      onClose={close}
    >
      <form id={formId} onSubmit={submit} className="flex flex-col gap-4">
        <div className="flex flex-col gap-1.5">
          <Label htmlFor={`${formId}-id`}>{WORDS[to].label}</Label>
          <Input
            id={`${formId}-id`}
            value={text}
            autoComplete="off"
            maxLength={500}
            className="font-mono"
            aria-invalid={problem !== null || undefined}
            aria-describedby={`${formId}-hint`}
            onChange={(event) => {
              setProblem(null);
              setText(event.target.value);
            }}
          />
          <Hint id={`${formId}-hint`} problem={problem} to={to} />
        </div>
        {to === "booking" ? (
          <BookingFinder
            onChoose={(booking) => {
              setFound(booking);
              setText(booking.id);
            }}
          />
        ) : null}
      </form>
      <QuestionPrompt about={transaction.id} />
    </Dialog>
  );
}

function Hint({
  id,
  problem,
  to,
}: {
  readonly id: string;
  readonly problem: string | null;
  readonly to: keyof typeof HINTS;
}) {
  return problem ? (
    <p id={id} role="alert" className="text-danger-foreground text-sm">
      {problem}
    </p>
  ) : (
    <p id={id} className="text-muted-foreground text-sm">
      {HINTS[to]}
    </p>
  );
}

/** Returns why a number doesn't identify one booking; null bookings mean that the lookup failed. */
function problemOf(named: readonly FoundBooking[] | null): string {
  if (named === null) return "The bookings of this number could not be looked up. Try again.";
  if (named.length === 0) return "No booking has this number.";
  return `${named.length} bookings have this number. Find the right one below.`;
}
