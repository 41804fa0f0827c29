import { LoadFailed } from "@/components/shared/states/load-failed";
import type { FailureReport } from "@/lib/platform/base/failure";

/** The red line in place of the list; an unforeseen failure says no more than that it failed. */
export function BookingListFailed({ failure }: { readonly failure: FailureReport }) {
  const message = failure.code === "UNEXPECTED" ? "Failed to load bookings" : failure.message;
  return <LoadFailed message={message} />;
}
