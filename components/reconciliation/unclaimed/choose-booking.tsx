import { useState } from "react";
import { useDebounced } from "@/components/shared/lazy/use-debounced";
import { useMutation } from "@/components/shared/mutations/mutation";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { fetchJson } from "@/lib/platform/api-client/fetch-json";
import { type Resource, useResource } from "@/lib/platform/api-client/resource";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { Offer, OwnBooking } from "@/lib/reconciliation/unclaimed-commission/offer.model";
import { claim } from "./offer-mutations";
import { OwnBookingText } from "./own-booking";

const DEBOUNCE_MS = 250;
const SHOWN = 10;

/** A dialog that finds one of the agent's bookings, fitting ones first, and claims the offer for it. */
export default function ChooseBooking({
  offer,
  onClose,
}: {
  readonly offer: Offer;
  readonly onClose: () => void;
}) {
  const { mutate, busy } = useMutation();
  const [typed, setTyped] = useState("");
  const search = useDebounced(typed.trim(), DEBOUNCE_MS);
  const { data: found, isError } = useResource(bookingsOf(search), { placeholderData: (before) => before });
  const isFitting = new Set(offer.fits.map(({ id }) => id));
  const fits = search === "" ? offer.fits : [];
  const shown = [...fits, ...(found ?? []).filter(({ id }) => search !== "" || !isFitting.has(id))];
  const choose = async (booking: OwnBooking) => {
    if (await mutate(claim(offer, booking))) onClose();
  };
  return (
    <Dialog
      title="Choose a booking"
      description={`Commission from ${offer.supplier.name}, ${offer.month}`}
      className="sm:max-w-xl"
      body={{ className: "flex flex-col gap-3" }}
      onClose={onClose}
    >
      <Label htmlFor="claim-search">Search your bookings</Label>
      <Input
        id="claim-search"
        type="search"
        autoComplete="off"
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p role="status" className="sr-only">
        {found ? `${shown.length} bookings shown` : "Checking..."}
      </p>
      {isError ? <p role="alert">Your bookings could not be loaded. Try again.</p> : null}
      {found && shown.length === 0 ? <p className="text-muted-foreground">No bookings found</p> : null}
      <ul aria-label="Bookings" className="divide-y">
        {shown.map((booking) => (
          <li key={booking.id} className="flex items-center justify-between gap-3 py-2">
            <OwnBookingText booking={booking} />
            <Button
              size="sm"
              variant={isFitting.has(booking.id) ? "primary" : "outline"}
              disabled={busy}
              aria-label={`Claim for ${booking.confirmationNumber}`}
              onClick={() => void choose(booking)}
            >
              Claim
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

type Answer = {
  readonly data: readonly {
    readonly id: string;
    readonly confirmationNumber: string;
    readonly clientName: string | null;
    readonly supplier: { readonly name: string } | null;
    readonly travelStartDate: CalendarDate;
    readonly travelEndDate: CalendarDate;
  }[];
};

function bookingsOf(search: string): Resource<readonly OwnBooking[]> {
  const query = { search, limit: SHOWN };
  return {
    key: ["claim", search],
    ask: async (signal) => {
      const { data } = await fetchJson<Answer>("/bookings", { query, signal });
      return data.map(({ travelStartDate, travelEndDate, supplier, ...booking }) => ({
        ...booking,
        supplierName: supplier?.name ?? null,
        travelStart: travelStartDate,
        travelEnd: travelEndDate,
      }));
    },
  };
}
