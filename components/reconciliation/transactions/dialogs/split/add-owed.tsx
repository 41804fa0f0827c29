import { useState } from "react";
import { DatePicker } from "@/components/shared/form/date-picker/date-picker";
import { Field } from "@/components/shared/form/field";
import { useMutation } from "@/components/shared/mutations/mutation";
import { Button } from "@/components/ui/button";
import type { OwedBookings } from "@/lib/ledger/bookings/administration/payable-bookings.model";
import { runAction } from "@/lib/platform/api-client/run-action";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { counted } from "@/lib/platform/base/text";
import type { TransactionDetail } from "@/lib/reconciliation/bank-transactions/transaction.model";
import { listOwedBookingsAction } from "../../actions";
import { type ChosenSupplier, SupplierPicker } from "../supplier-picker";
import { bookingLine, type SplitLine } from "./split.model";

/** Adds all bookings for which a supplier owes commission and whose travel has ended by a given day. */
export function AddOwed({
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
