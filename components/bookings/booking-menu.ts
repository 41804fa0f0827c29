import { ArchiveIcon, ArchiveRestoreIcon, CircleXIcon, RotateCcwIcon, Trash2Icon } from "lucide-react";
import type { MenuItem } from "@/components/shared/menu-item";
import type { BookingRow } from "@/lib/bookings/booking-row.model";
import type { CloseReason } from "@/lib/bookings/booking-status.model";
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
    items.push({ kind: "label", label: "Close as" });
    for (const { reason, label } of CLOSE_REASONS) {
      items.push({ label, icon: CircleXIcon, onSelect: () => moves.close(reason) });
    }
    items.push({ kind: "separator" });
  }
  if (booking.status === "CLOSED") {
    items.push({ label: "Reopen", icon: RotateCcwIcon, onSelect: moves.reopen });
  }
  items.push(archiveItem(booking, moves), { kind: "separator" }, deleteItem(booking, moves));
  return items;
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
