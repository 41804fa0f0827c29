import { BookingPage } from "@/components/ledger/administration/bookings/booking-page";
import { BookingPayouts } from "@/components/payouts/administration/agreements/booking-payouts";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { adminPageContext } from "@/lib/delivery/page";
import { section } from "@/lib/delivery/section";
import { readAdminBookingAndOwner } from "@/lib/ledger/bookings/administration/admin-bookings";
import { readOwnPercent } from "@/lib/payouts/agreements/read-agreements";
import { isId } from "@/lib/platform/base/id";

export const metadata = { title: "Booking" };

/** A booking of any agent, to which its payments link. */
export default async function AdminBookingPage({ params }: PageProps<"/admin/bookings/[id]">) {
  const [{ id }, { ctx }] = await Promise.all([params, adminPageContext()]);
  const [found, own] = isId(id)
    ? await Promise.all([
        section(readAdminBookingAndOwner(ctx, id.toLowerCase())),
        section(readOwnPercent(ctx, id.toLowerCase())),
      ])
    : [null, null];
  if (found?.ok) {
    const { agent, details } = found.value;
    const booking = { id: details.row.id, userId: agent.id, number: details.row.confirmationNumber };
    return (
      <>
        <BookingPage {...found.value} />
        {own?.ok && own.value !== undefined ? (
          <BookingPayouts booking={booking} own={own.value} shares={details.shares} />
        ) : null}
      </>
    );
  }
  const isGone = found === null || found.failure.code === "NOT_FOUND";
  return (
    <>
      <h1 className="mb-4 font-semibold text-xl">Booking</h1>
      <LoadFailed
        message={isGone ? "Booking not found." : "Failed to load booking."}
        {...(isGone ? { onRetry: null } : {})}
      />
    </>
  );
}
