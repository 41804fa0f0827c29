import { TriangleAlertIcon } from "lucide-react";
import { useWatch } from "react-hook-form";
import type { FormHandle } from "@/components/shared/form/form-handle";
import { useDebounced } from "@/components/shared/lazy/use-debounced";
import { Alert, AlertAction, AlertDescription, AlertTitle } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { numberKey } from "@/lib/ledger/bookings/booking.model";
import { fetchJson } from "@/lib/platform/api-client/fetch-json";
import { type Resource, useResource } from "@/lib/platform/api-client/resource";
import type { BookingFields } from "./booking-fields.model";

/** Warns that the typed number is taken, without blocking: several rooms can share a number. */
export function DuplicateNotice({
  form,
  createAnyway,
}: {
  readonly form: FormHandle<BookingFields>;
  readonly createAnyway: (() => void) | null;
}) {
  const known = useKnownNumber(useWatch({ control: form.control, name: "confirmationNumber" }));
  if (!known) return null;
  return (
    <Alert tone="warn">
      <TriangleAlertIcon />
      <AlertTitle>You already have a booking with this number</AlertTitle>
      <AlertDescription>
        {[known.confirmationNumber, known.clientName, known.supplierName].filter(Boolean).join(" · ")}
      </AlertDescription>
      <AlertAction>
        <Button asChild variant="outline" size="sm">
          <a href={`/bookings/${known.id}`} target="_blank" rel="noopener">
            Open it
          </a>
        </Button>
        {createAnyway ? (
          <Button size="sm" onClick={createAnyway}>
            Create anyway
          </Button>
        ) : null}
      </AlertAction>
    </Alert>
  );
}

type KnownBooking = {
  readonly id: string;
  readonly confirmationNumber: string;
  readonly clientName: string | null;
  readonly supplierName: string | null;
};

type Found = {
  readonly data: readonly {
    readonly id: string;
    readonly confirmationNumber: string;
    readonly clientName: string | null;
    readonly supplier: { readonly name: string } | null;
  }[];
};

const DEBOUNCE_MS = 400;

/** Looks up a typed number and returns the booking that already has it; null if there is none or the lookup fails. */
export function useKnownNumber(typed: string): KnownBooking | null {
  const key = numberKey(typed);
  const settled = useDebounced(key, DEBOUNCE_MS);
  const { data } = useResource(bookingsOf(settled), { enabled: settled !== "" && settled === key });
  const one = data?.data.find((booking) => numberKey(booking.confirmationNumber) === key);
  return one ? { ...one, supplierName: one.supplier?.name ?? null } : null;
}

function bookingsOf(number: string): Resource<Found> {
  const query = { search: number.slice(0, 200), limit: 5 };
  return {
    key: ["bookings", query],
    ask: (signal) => fetchJson<Found>("/bookings", { query, signal }),
  };
}
