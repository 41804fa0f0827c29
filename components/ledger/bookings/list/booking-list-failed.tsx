import { LoadFailed } from "@/components/shared/states/load-failed";
import type { FailureReport } from "@/lib/platform/base/failure";

/** The error shown in place of the list; an unexpected failure has a generic text. */
export function BookingListFailed({ failure }: { readonly failure: FailureReport }) {
  const message = failure.code === "UNEXPECTED" ? "Failed to load bookings" : failure.message;
  return <LoadFailed message={message} />;
}
