import { useId, useState } from "react";
import { useDebounced } from "@/components/shared/lazy/use-debounced";
import { Label } from "@/components/ui/label";
import { Combobox } from "@/components/ui/listbox/combobox";
import { useResource } from "@/lib/platform/api-client/resource";
import { formatMoney } from "@/lib/platform/base/money";
import { bookingsFound, type FoundBooking } from "./found-bookings";

const DEBOUNCE_MS = 300;
const SHORTEST = 3;

/** A field that finds a booking of any agent by its confirmation number. */
export function BookingFinder({
  label = "Find it by its confirmation number",
  keeps = true,
  onChoose,
}: {
  readonly label?: string;
  /** Whether the chosen number stays in the field; otherwise the field is cleared for the next search. */
  readonly keeps?: boolean;
  readonly onChoose: (booking: FoundBooking) => void;
}) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const search = useDebounced(typed.trim(), DEBOUNCE_MS);
  const isAsked = search.length >= SHORTEST;
  const { data, isPending } = useResource(bookingsFound(search), { enabled: isAsked });
  // Results of an earlier text aren't offered for a later one.
  const isKnown = isAsked && search === typed.trim() && !isPending;
  const found = isKnown ? (data ?? []) : [];
  return (
    <div className="flex flex-col gap-1.5">
      <Label htmlFor={id}>{label}</Label>
      <Combobox
        id={id}
        listLabel="Bookings"
        placeholder="HB-4471"
        maxLength={100}
        value={typed}
        onValueChange={setTyped}
        onChoose={({ id: chosen, label: number }) => {
          setTyped(keeps ? number : "");
          const booking = found.find((one) => one.id === chosen);
          if (booking) onChoose(booking);
        }}
        options={found.map((one) => ({
          id: one.id,
          label: one.confirmationNumber,
          detail: (
            <span className="min-w-0 truncate text-muted-foreground text-xs">
              {[one.supplierName, one.clientName, `${formatMoney(one.outstanding)} owed`, one.agentName]
                .filter(Boolean)
                .join(" · ")}
            </span>
          ),
        }))}
        status={statusOf(typed.trim().length >= SHORTEST, isKnown, found.length)}
      />
    </div>
  );
}

function statusOf(isAsked: boolean, isKnown: boolean, count: number): string | null {
  if (!isAsked) return null;
  if (!isKnown) return "Searching...";
  return count === 0 ? "No booking has this number" : null;
}
