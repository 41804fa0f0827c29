import { type FormEvent, useId, useState } from "react";
import { DatePicker } from "@/components/shared/form/date-picker/date-picker";
import { DiscardPrompt } from "@/components/shared/form/discard-prompt";
import { Field } from "@/components/shared/form/field";
import { useUnsavedGuard } from "@/components/shared/form/use-unsaved-guard";
import { type Mutation, useMutation } from "@/components/shared/mutations/mutation";
import { type GivenAnswers, withQuestion } from "@/components/shared/questions/question";
import { QuestionPrompt } from "@/components/shared/questions/question-prompt";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { OwedBookings } from "@/lib/ledger/bookings/administration/payable-bookings.model";
import { runAction } from "@/lib/platform/api-client/run-action";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { formatMoney } from "@/lib/platform/base/money";
import { counted } from "@/lib/platform/base/text";
import type { TransactionDetail } from "@/lib/reconciliation/bank-transactions/transaction.model";
import { listOwedBookingsAction } from "../../actions";
import { splitMutation } from "../../transaction-mutations";
import { BookingFinder } from "../booking-finder";
import { type ChosenSupplier, SupplierPicker } from "../supplier-picker";
import { AddPasted } from "./add-pasted";
import { bookingLine, partsOf, type SplitLine, standingOf, startOf, typedOf, withMore } from "./split.model";
import { SplitLineRow } from "./split-line";

type Props = {
  readonly detail: TransactionDetail;
  readonly onClose: () => void;
  readonly onSent: () => void;
};

/**
 * A dialog that splits a deposit among bookings of any agents, a fee, and amounts for no booking. It can be sent once
 * nothing is left over.
 */
export function SplitDialog({ detail, onClose, onSent }: Props) {
  const { amount } = detail;
  const { mutate, busy } = useMutation();
  const [lines, setLines] = useState<readonly SplitLine[]>(() => startOf(detail));
  const [pasted, setPasted] = useState("");
  const [touched, setTouched] = useState(false);
  const losesSome = () => touched || pasted.trim() !== "";
  const { close, leaving } = useUnsavedGuard({ losesSome }, onClose);
  const formId = useId();
  const { rest, words, isReady } = standingOf(lines, amount);
  const change = (make: (present: readonly SplitLine[]) => readonly SplitLine[]) => {
    setTouched(true);
    setLines(make);
  };
  const add = (more: readonly SplitLine[]) => change((present) => withMore(present, more));
  const send = async (one: Mutation<unknown>) => {
    if (await mutate(one)) onSent();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady || busy) return;
    const parts = partsOf(lines, amount);
    const make = (difference: GivenAnswers): Mutation<unknown> =>
      splitMutation(detail, parts, { difference });
    void send(withQuestion(detail.id, {}, make, (one) => void send(one)));
  };
  return (
    <Dialog
      title="Split"
      description={`Share ${formatMoney(amount)} out among bookings; the parts must add up to it.`}
      className="sm:max-w-2xl"
      body={{ className: "flex flex-col gap-4 sm:min-h-96" }}
      note={words}
      cancel="Cancel"
      footer={
        <Button type="submit" form={formId} disabled={!isReady || busy}>
          {busy ? "Splitting..." : "Split"}
        </Button>
      }
      over={<DiscardPrompt {...leaving} />}
      onClose={close}
    >
      <AddOwed detail={detail} onAdd={add} />
      <form id={formId} onSubmit={submit}>
        {lines.length === 0 ? (
          <p className="text-muted-foreground text-sm">Find the bookings that this deposit pays.</p>
        ) : null}
        <ol aria-label="Parts" className="flex flex-col gap-2">
          {lines.map((line) => (
            <SplitLineRow
              key={line.key}
              {...{ line, rest }}
              code={amount.currency}
              onChange={(next) =>
                change((present) => present.map((one) => (one.key === line.key ? next : one)))
              }
            />
          ))}
        </ol>
      </form>
      <OtherLines detail={detail} onAdd={add} />
      <QuestionPrompt about={detail.id} />
      <BookingFinder
        label="Add a booking by its confirmation number"
        keeps={false}
        onChoose={(found) => {
          const line = bookingLine(found, amount.currency);
          const left = Math.max(0, rest ?? 0);
          const owed = found.outstanding.currency === amount.currency ? found.outstanding.minor : 0;
          add([{ ...line, typed: typedOf(Math.max(0, Math.min(owed, left)), amount.currency) }]);
        }}
      />
      <AddPasted
        deposit={amount}
        present={new Set(lines.map(({ key }) => key))}
        text={pasted}
        onText={setPasted}
        onAdd={add}
      />
    </Dialog>
  );
}

/** Buttons that add parts for no booking. An outgoing transaction has neither a fee nor unclaimed commission. */
function OtherLines({
  detail: { amount },
  onAdd,
}: {
  readonly detail: TransactionDetail;
  readonly onAdd: (lines: readonly SplitLine[]) => void;
}) {
  const plain = () => ({ key: crypto.randomUUID(), typed: typedOf(0, amount.currency), isTicked: true });
  const nothing = { confirmationNumber: "", clientName: "" };
  return (
    <div className="flex flex-wrap gap-2">
      {amount.minor > 0 ? (
        <Button variant="outline" size="sm" onClick={() => onAdd([{ ...plain(), kind: "fee" }])}>
          Add a fee
        </Button>
      ) : null}
      <Button
        variant="outline"
        size="sm"
        onClick={() => onAdd([{ ...plain(), kind: "difference", reason: "override" }])}
      >
        Add what is for no booking
      </Button>
      {amount.minor > 0 ? (
        <Button
          variant="outline"
          size="sm"
          onClick={() => onAdd([{ ...plain(), ...nothing, kind: "unclaimed" }])}
        >
          Add unclaimed commission
        </Button>
      ) : null}
    </div>
  );
}

/** Adds all bookings for which a supplier owes commission and whose travel has ended by a given day. */
function AddOwed({
  detail: { amount, date, supplier: known },
  onAdd,
}: {
  readonly detail: TransactionDetail;
  readonly onAdd: (lines: readonly SplitLine[]) => void;
}) {
  const { mutate, busy } = useMutation();
  const [supplier, setSupplier] = useState<ChosenSupplier | null>(known && { ...known, metadata: null });
  const [typed, setTyped] = useState(known?.name ?? "");
  const [isPicking, setIsPicking] = useState(known === null);
  const [upTo, setUpTo] = useState<CalendarDate | null>(date);
  const [said, setSaid] = useState("");
  const add = async () => {
    if (!supplier || !upTo || busy) return;
    const query = { supplierId: supplier.id, currency: amount.currency, upTo };
    await mutate({
      failed: "What is owed could not be looked up",
      run: async () => {
        const owed = await runAction(listOwedBookingsAction, query);
        onAdd(owed.bookings.map((one) => bookingLine(one, amount.currency)));
        setSaid(owedWords(owed, amount.currency));
      },
    });
  };
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 font-medium text-sm">
        All that {supplier?.name ?? "a supplier"} owes up to a day
      </legend>
      {isPicking ? (
        <SupplierPicker typed={typed} onType={setTyped} chosen={supplier} onChoose={setSupplier} />
      ) : null}
      <div className="flex flex-wrap items-end gap-2">
        <Field name="upTo" form="owed" label="Trips that ended by" required className="w-44">
          {(control) => (
            <DatePicker control={control} value={upTo} chooseLabel="Choose the day" onChange={setUpTo} />
          )}
        </Field>
        <Button variant="outline" disabled={!supplier || !upTo || busy} onClick={() => void add()}>
          {busy ? "Looking..." : "Tick all"}
        </Button>
        {isPicking ? null : (
          <Button variant="ghost" onClick={() => setIsPicking(true)}>
            Another supplier...
          </Button>
        )}
      </div>
      <p role="status" className="text-muted-foreground text-sm empty:hidden">
        {said}
      </p>
    </fieldset>
  );
}

function owedWords({ bookings, moreCount, foreignCount }: OwedBookings, code: string): string {
  const words = [
    bookings.length === 0
      ? `Nothing is owed in ${code} by then.`
      : `${counted(bookings.length, "booking")} ticked.`,
    moreCount > 0 ? `${moreCount} more are left out: they are too many for one deposit.` : "",
    foreignCount > 0 ? `${counted(foreignCount, "booking")} owed in other currencies left out.` : "",
  ];
  return words.filter(Boolean).join(" ");
}
