import { TriangleAlertIcon } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useWatch } from "react-hook-form";
import { SubmitButton } from "@/components/shared/form/form";
import type { FormHandle } from "@/components/shared/form/form-handle";
import { useForm } from "@/components/shared/form/use-form";
import { useDebounced } from "@/components/shared/lazy/use-debounced";
import type { Mutation } from "@/components/shared/mutations/mutation";
import { useDatePreferences } from "@/components/shared/text/date-preferences";
import { Alert, AlertAction, AlertDescription, AlertTitle } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { type BookingDraftInput, bookingDraft, numberKey } from "@/lib/ledger/bookings/booking.model";
import { fetchJson } from "@/lib/platform/api-client/fetch-json";
import { type Resource, useResource } from "@/lib/platform/api-client/resource";
import { dayIn } from "@/lib/platform/base/dates/calendar-date";
import {
  type BookingFields,
  draftInputOf,
  EMPTY_FIELDS,
  meaningOf,
  understood,
} from "./booking-fields.model";
import { BOOKING_FORM, BookingForm } from "./booking-form";

/** Warns that the typed number is taken, without blocking: several rooms can share a number. */
function DuplicateNotice({
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
function useKnownNumber(typed: string): KnownBooking | null {
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

/**
 * The dialog that creates a booking. With a number in `prefill` its title is "Edit Booking", as in the review of an
 * email. `onSaved` is called instead of `onClose` after saving; `tools` appear below the title.
 */
export function NewBookingDialog({
  of,
  prefill = {},
  create,
  onClose,
  onSaved = onClose,
  tools,
  anyDay = false,
  beside,
}: {
  /** The id of the email from which the booking is made, if any. */
  readonly of?: string;
  readonly prefill?: Partial<BookingFields>;
  readonly create: (draft: BookingDraftInput) => Mutation;
  readonly onClose: () => void;
  readonly onSaved?: () => void;
  /** Whether past days can be picked too. */
  readonly anyDay?: boolean;
  /** The part of the page that the dialog replaces. */
  readonly beside?: HTMLElement | null | undefined;
  readonly tools?: (fill: (fields: Partial<BookingFields>) => void) => ReactNode;
}) {
  const { timeZone } = useDatePreferences();
  const [isDuplicate, setIsDuplicate] = useState(false);
  const creating = (allowDuplicate: boolean) => (draft: BookingDraftInput) => ({
    ...create({ ...draft, allowDuplicate }),
    failed: "Failed to create booking",
  });
  const form = useForm({
    id: BOOKING_FORM,
    ...(of ? { of } : {}),
    initial: { ...EMPTY_FIELDS, ...prefill },
    schema: bookingDraft,
    inputOf: draftInputOf,
    mutate: creating(false),
    onClose,
    onSent: onSaved,
    onRefused: ({ code }) => setIsDuplicate(code === "DUPLICATE_BOOKING"),
    understood,
    meaning: meaningOf,
  });
  const isReview = Boolean(prefill.confirmationNumber);
  const createAnyway = () => form.sendAs(creating(true));
  return (
    <Dialog
      title={isReview ? "Edit Booking" : "Add New Booking"}
      heading={tools?.(form.change)}
      className="sm:max-w-2xl"
      beside={beside}
      cancel="Cancel"
      footer={<SubmitButton form={form} words={["Create Booking", "Creating..."]} />}
      onClose={form.close}
    >
      <BookingForm
        form={form}
        earliest={isReview || anyDay ? null : dayIn(new Date(), timeZone ?? browserZone())}
        notice={<DuplicateNotice form={form} createAnyway={isDuplicate ? createAnyway : null} />}
      />
    </Dialog>
  );
}

function browserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
