import { changeAddress } from "@/components/shared/mutations/refresh";
import { OPEN_URL } from "@/lib/platform/base/addresses/addresses.model";

/** The address is what opens the dialog, in the same frame and on whatever page. */
export function addBookingHere(): void {
  const { pathname, search } = window.location;
  const query = new URLSearchParams(search);
  changeAddress(OPEN_URL.href(pathname, { booking: null, dialog: "add-booking" }, query), "push");
}
