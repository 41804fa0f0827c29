import { changeAddress } from "@/components/shared/mutations/refresh";
import { OPEN_URL } from "@/lib/platform/base/addresses/addresses.model";

/** Opens the Add Booking dialog on the current page, by changing the address in the same frame. */
export function addBookingHere(): void {
  const { pathname, search } = window.location;
  const query = new URLSearchParams(search);
  changeAddress(OPEN_URL.href(pathname, { booking: null, dialog: "add-booking" }, query), "push");
}
