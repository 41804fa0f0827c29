import { StatusBadge } from "@/components/shared/text/status-badge";
import { Skeleton } from "@/components/ui/skeleton";
import type { BookingRow } from "@/lib/ledger/bookings/list/booking-row.model";
import { CommissionBadge } from "../list/commission-badge";

/** The number and status badges of a booking, below its dialog's title. */
export function BookingHeadline({ row }: { readonly row: BookingRow | null }) {
  if (!row) return <Skeleton className="h-6 w-48" />;
  return (
    <p className="flex flex-wrap items-center gap-2">
      <span className="min-w-0 font-mono [overflow-wrap:anywhere]">{row.confirmationNumber}</span>
      {row.state.kind === "overdue" ? null : <StatusBadge status={row.status} />}
      {row.state.kind === "not due" ? null : <CommissionBadge {...row.state} />}
    </p>
  );
}
