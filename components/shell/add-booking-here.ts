import { changeAddress } from "@/components/shared/moves/refresh";

/** The address is what opens the dialog, on whatever page. */
export function addBookingHere(): void {
  const address = new URL(window.location.href);
  address.searchParams.delete("booking");
  address.searchParams.set("dialog", "add-booking");
  changeAddress(`${address.pathname}${address.search}`, "push");
}
