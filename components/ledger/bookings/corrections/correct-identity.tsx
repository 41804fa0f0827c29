import { type KeyboardEvent, type ReactNode, useState } from "react";
import { z } from "zod";
import { useForm } from "@/components/shared/form/use-form";
import { Button } from "@/components/ui/button";
import { useFocusFollows } from "@/components/ui/focus/use-focus-follows";
import type { BookingDetails } from "@/lib/ledger/bookings/booking-details.model";
import { supplierChoice } from "@/lib/ledger/suppliers/supplier.model";
import { runAction } from "@/lib/platform/api-client/run-action";
import { correctSupplierAction } from "../actions";
import { choiceOf, EMPTY_FIELDS } from "../form/booking-fields.model";
import { SupplierField } from "../form/supplier-field";
import { type CorrectionTarget, CorrectNumber } from "./correct-number";
import { CorrectionButtons } from "./correction-buttons";

type Open = "number" | "supplier" | null;

/** The number and supplier of a booking: read-only, each with its own form to correct it. */
export function CorrectIdentity({ details }: { readonly details: BookingDetails }) {
  const [open, setOpen] = useState<Open>(null);
  const part = useFocusFollows(open);
  const { booking, aliases } = details;
  const close = () => setOpen(null);
  const target = { id: booking.id, version: details.version };
  return (
    <div ref={part} className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {open === "number" ? (
        <CorrectNumber target={target} present={booking.confirmationNumber} onClose={close} />
      ) : (
        <Shown
          label="Confirmation Number"
          opens="number"
          correctLabel="Correct number"
          onCorrect={() => setOpen("number")}
          note={aliases.length > 0 ? `Also known as ${aliases.join(", ")}` : null}
        >
          <span className="font-mono">{booking.confirmationNumber}</span>
        </Shown>
      )}
      {open === "supplier" ? (
        <CorrectSupplier target={target} present={booking.supplier} onClose={close} />
      ) : (
        <Shown
          label="Supplier"
          opens="supplier"
          correctLabel="Correct supplier"
          onCorrect={() => setOpen("supplier")}
          note={booking.supplier ? null : "Its commission can't be chased without one."}
        >
          {booking.supplier?.name ?? "No supplier yet"}
        </Shown>
      )}
    </div>
  );
}

function Shown({
  label,
  opens,
  correctLabel,
  onCorrect,
  note,
  children,
}: {
  readonly label: string;
  readonly opens: Exclude<Open, null>;
  readonly correctLabel: string;
  readonly onCorrect: () => void;
  readonly note: string | null;
  readonly children: ReactNode;
}) {
  return (
    <div className="flex flex-col gap-1.5">
      <p className="font-medium text-sm">{label}</p>
      <div className="flex min-h-9 items-center justify-between gap-2 rounded-md bg-muted px-3">
        <span className="min-w-0 py-1 [overflow-wrap:anywhere]">{children}</span>
        <Button variant="link" size="inline" data-opens={opens} aria-label={correctLabel} onClick={onCorrect}>
          Correct
        </Button>
      </div>
      {note ? <p className="text-muted-foreground text-xs">{note}</p> : null}
    </div>
  );
}

const correction = z.object({ supplier: supplierChoice });

/** A form that corrects a booking's supplier. The due date then follows from the new supplier. */
function CorrectSupplier({
  target,
  present,
  onClose,
}: {
  readonly target: CorrectionTarget;
  readonly present: { readonly id: string; readonly name: string } | null;
  readonly onClose: () => void;
}) {
  const form = useForm({
    id: "correct-supplier",
    of: target.id,
    initial: { supplier: present ?? EMPTY_FIELDS.supplier },
    schema: correction,
    inputOf: ({ supplier }) => ({ supplier: choiceOf(supplier) }),
    mutate: (corrected) => ({
      run: () => runAction(correctSupplierAction, { ...target, ...corrected }),
      tells: () => ({ said: "Supplier corrected" }),
    }),
    onClose,
    unnamed: "supplier",
  });
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.defaultPrevented) return;
    event.preventDefault();
    form.send();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in the field below is a shortcut for its button.
    <div onKeyDown={sendByKey}>
      <SupplierField form={form} />
      <CorrectionButtons form={form} />
    </div>
  );
}
