import {
  ArchiveIcon,
  ArchiveRestoreIcon,
  BanknoteIcon,
  CircleXIcon,
  RotateCcwIcon,
  Trash2Icon,
} from "lucide-react";
import type { MenuItem } from "@/components/shared/menu/menu-item";
import type { CloseReason } from "@/lib/ledger/bookings/booking-status.model";
import type { BookingRow } from "@/lib/ledger/bookings/list/booking-row.model";
import { CLOSE_REASONS } from "./close-reasons";

export type MenuMutations = {
  /** Opens the payment form, where it isn't visible anyway. */
  readonly pay?: () => void;
  readonly close: (reason: CloseReason) => void;
  readonly reopen: () => void;
  readonly archive: () => void;
  readonly unarchive: () => void;
  readonly remove: () => void;
};

/**
 * Returns the menu items for a booking in its state. While commission is owed, recording a payment comes first. An
 * archive action that isn't allowed stays in the menu and says why.
 */
export function bookingMenu(
  booking: Pick<BookingRow, "status" | "archiveRefusal" | "received" | "state">,
  moves: MenuMutations,
): MenuItem[] {
  const isOpen = booking.status === "CONFIRMED" || booking.status === "OVERDUE";
  const payment = paymentItems(moves);
  const items: MenuItem[] = [];
  if (isOwed(booking) && payment.length > 0) items.push(...payment, { kind: "separator" });
  if (isOpen) {
    items.push(...closeItems(moves), { kind: "separator" });
  }
  if (booking.status === "CLOSED") {
    items.push({ label: "Reopen", icon: RotateCcwIcon, onSelect: moves.reopen });
  }
  items.push(archiveItem(booking, moves));
  if (!isOwed(booking)) items.push(...payment);
  items.push({ kind: "separator" }, deleteItem(booking, moves));
  return items;
}

/** Returns whether commission is still expected. */
export function isOwed({ state: { kind } }: Pick<BookingRow, "state">): boolean {
  return kind !== "received" && kind !== "overpaid" && kind !== "none";
}

function paymentItems({ pay }: MenuMutations): MenuItem[] {
  return pay ? [{ label: "Mark commission received", icon: BanknoteIcon, onSelect: pay }] : [];
}

/** "Close" closes the booking as completed; the other reasons are below it. */
function closeItems({ close }: MenuMutations): MenuItem[] {
  const others = CLOSE_REASONS.filter(({ reason }) => reason !== "COMPLETED");
  return [
    { label: "Close", icon: CircleXIcon, onSelect: () => close("COMPLETED") },
    { kind: "label", label: "Close as" },
    ...others.map(({ reason, label }) => ({ label, icon: CircleXIcon, onSelect: () => close(reason) })),
  ];
}

function archiveItem(booking: Pick<BookingRow, "status" | "archiveRefusal">, moves: MenuMutations): MenuItem {
  if (booking.status === "ARCHIVED") {
    return { label: "Unarchive", icon: ArchiveRestoreIcon, onSelect: moves.unarchive };
  }
  const refusal = booking.archiveRefusal;
  return {
    label: "Archive",
    icon: ArchiveIcon,
    onSelect: moves.archive,
    ...(refusal ? { reason: refusal } : {}),
  };
}

function deleteItem(booking: Pick<BookingRow, "received">, moves: MenuMutations): MenuItem {
  return {
    label: "Delete",
    icon: Trash2Icon,
    destructive: true,
    onSelect: moves.remove,
    ...(booking.received ? { reason: "It has payments. Reverse them first." } : {}),
  };
}
