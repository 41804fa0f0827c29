"use client";

import { ArchiveIcon, ArchiveRestoreIcon, EllipsisIcon } from "lucide-react";
import { MenuButton } from "@/components/shared/menu/menu-button";
import type { Move } from "@/components/shared/moves/move";
import { useRefresh } from "@/components/shared/moves/refresh";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast/toast";
import type { BookingRow } from "@/lib/bookings/list/booking-row.model";
import { aboutBooking } from "./about-booking";
import { bookingMenu } from "./booking-menu";
import type { BookingMoves } from "./booking-moves";
import { useRowMoves } from "./row-moves";

const load = () => Promise.all([import("./booking-moves"), import("@/components/shared/moves/move")]);

/** What can be done to one booking of the list: archive or unarchive at hand where its tab offers that, the rest in a menu. */
export function RowActions({ booking }: { readonly booking: BookingRow }) {
  const refresh = useRefresh();
  const { moveAway } = useRowMoves();
  const moved = (which: (moves: BookingMoves) => Move) =>
    moveAway([booking.id], async () => {
      try {
        const [{ bookingMoves }, { moving }] = await load();
        return await moving(refresh).move(which(bookingMoves));
      } catch {
        toast.error("Connection Error", { description: "Please try again." });
        return false;
      }
    });
  const archive = () => moved((moves) => moves.archive(booking));
  const unarchive = () => moved((moves) => moves.unarchive(booking));
  const items = bookingMenu(booking, {
    close: (reason) => moved((moves) => moves.close(booking, reason)),
    reopen: () => moved((moves) => moves.reopen(booking)),
    archive,
    unarchive,
    remove: () => moved((moves) => moves.remove(booking)),
  });
  return (
    <span className="relative z-10 inline-flex items-center justify-end gap-1">
      <ArchiveButton booking={booking} archive={archive} unarchive={unarchive} />
      <MenuButton
        variant="ghost"
        size="icon-sm"
        className="size-6"
        aria-label={`Actions for ${booking.confirmationNumber}`}
        items={items}
      >
        <EllipsisIcon aria-hidden="true" />
      </MenuButton>
    </span>
  );
}

/** Refused, it stays focusable and says why. */
function ArchiveButton({
  booking,
  archive,
  unarchive,
}: {
  readonly booking: BookingRow;
  readonly archive: () => void;
  readonly unarchive: () => void;
}) {
  const { status, archiveRefusal } = booking;
  if (status === "ARCHIVED") {
    return (
      <Button variant="ghost" size="sm" onClick={unarchive}>
        <ArchiveRestoreIcon aria-hidden="true" />
        Unarchive
      </Button>
    );
  }
  if (status !== "PAID" && status !== "CLOSED") return null;
  const refuse = () =>
    toast.error("Failed to archive booking", {
      description: archiveRefusal ?? "",
      about: aboutBooking(booking),
    });
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-disabled={archiveRefusal !== null}
      data-tooltip={archiveRefusal ?? undefined}
      onClick={archiveRefusal ? refuse : archive}
    >
      <ArchiveIcon aria-hidden="true" />
      Archive
    </Button>
  );
}
