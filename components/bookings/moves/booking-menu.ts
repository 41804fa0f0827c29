import { ArchiveIcon, ArchiveRestoreIcon, CircleXIcon, RotateCcwIcon, Trash2Icon } from "lucide-react";
import type { MenuItem } from "@/components/shared/menu/menu-item";
import type { CloseReason } from "@/lib/bookings/booking-status.model";
import type { BookingRow } from "@/lib/bookings/list/booking-row.model";
import { CLOSE_REASONS } from "./close-reasons";

type Moves = {
  readonly close: (reason: CloseReason) => void;
  readonly reopen: () => void;
  readonly archive: () => void;
  readonly unarchive: () => void;
  readonly remove: () => void;
};

/** What can be done to a booking in its state. A refused archive stays in the menu and says why. */
export function bookingMenu(
  booking: Pick<BookingRow, "status" | "archiveRefusal" | "received">,
  moves: Moves,
): MenuItem[] {
  const isOpen = booking.status === "CONFIRMED" || booking.status === "OVERDUE";
  const items: MenuItem[] = [];
  if (isOpen) {
    items.push(...closeItems(moves), { kind: "separator" });
  }
  if (booking.status === "CLOSED") {
    items.push({ label: "Reopen", icon: RotateCcwIcon, onSelect: moves.reopen });
  }
  items.push(archiveItem(booking, moves), { kind: "separator" }, deleteItem(booking, moves));
  return items;
}

/** Closing as such is closing as completed; the other reasons stand below it. */
function closeItems({ close }: Moves): MenuItem[] {
  const others = CLOSE_REASONS.filter(({ reason }) => reason !== "COMPLETED");
  return [
    { label: "Close", icon: CircleXIcon, onSelect: () => close("COMPLETED") },
    { kind: "label", label: "Close as" },
    ...others.map(({ reason, label }) => ({ label, icon: CircleXIcon, onSelect: () => close(reason) })),
  ];
}

function archiveItem(booking: Pick<BookingRow, "status" | "archiveRefusal">, moves: Moves): MenuItem {
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

function deleteItem(booking: Pick<BookingRow, "received">, moves: Moves): MenuItem {
  return {
    label: "Delete",
    icon: Trash2Icon,
    destructive: true,
    onSelect: moves.remove,
    ...(booking.received ? { reason: "It has payments. Reverse them first." } : {}),
  };
}
