import { InstantText } from "@/components/shared/text/date-text";
import { ChangeText } from "@/components/shared/text/shown-value-text";
import type { HistoryEntry } from "@/lib/ledger/bookings/booking-details.model";
import { historyWords } from "./history-words.model";

/** The history of a booking, newest first; collapsed by default. */
export function BookingHistory({ entries }: { readonly entries: readonly HistoryEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <details>
      <summary className="rounded-sm border-b pb-1 font-semibold">
        History <span className="font-normal text-muted-foreground">({entries.length})</span>
      </summary>
      <ol className="mt-2 flex flex-col gap-2">
        {entries.map((entry) => {
          const { title, changes } = historyWords(entry);
          return (
            <li key={entry.id} className="flex flex-wrap justify-between gap-x-4">
              <div>
                <p className="font-medium">{title}</p>
                {changes.map((change) => (
                  <p key={change.label} className="text-muted-foreground text-sm [overflow-wrap:anywhere]">
                    <ChangeText change={change} />
                  </p>
                ))}
              </div>
              <span className="text-muted-foreground text-sm">
                <InstantText value={entry.createdAt} />
              </span>
            </li>
          );
        })}
      </ol>
    </details>
  );
}
