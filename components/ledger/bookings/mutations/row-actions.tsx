import { ArchiveIcon, ArchiveRestoreIcon, EllipsisIcon } from "lucide-react";
import { codeLoadFailures } from "@/components/shared/lazy/until-fetched";
import { MenuButton } from "@/components/shared/menu/menu-button";
import { useLazyMenuItems } from "@/components/shared/menu/use-lazy-menu-items";
import type { Mutation } from "@/components/shared/mutations/mutation";
import { useRefresh } from "@/components/shared/mutations/refresh";
import { useUrlState } from "@/components/shared/table/url-state";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast/toast";
import type { BookingRow } from "@/lib/ledger/bookings/list/booking-row.model";
import { OPEN_URL } from "@/lib/platform/base/addresses/addresses.model";
import { prefetch } from "../prefetch";
import type { MenuMutations } from "./booking-menu";
import type { BookingMutations } from "./booking-mutations";
import { useRowMutations } from "./row-mutations";

const loadMenu = () => import("./booking-menu").then(({ bookingMenu }) => bookingMenu);
const load = () =>
  Promise.all([import("./booking-mutations"), import("@/components/shared/mutations/mutation")]);

/**
 * The actions for one booking of the list: a button to archive or unarchive where its tab offers that, and a menu.
 */
export function RowActions({ booking }: { readonly booking: BookingRow }) {
  const refresh = useRefresh();
  const { moveAway } = useRowMutations();
  const { show } = useUrlState(OPEN_URL);
  const menu = useLazyMenuItems(loadMenu);
  const moved = (which: (moves: BookingMutations) => Mutation) =>
    moveAway([booking.id], async () => {
      try {
        const [{ bookingMutations }, { mutationRunner: mutating }] = await load();
        return await mutating(refresh).mutate(which(bookingMutations));
      } catch (error) {
        codeLoadFailures.tell(error, () => moved(which));
        return false;
      }
    });
  const archive = () => moved((moves) => moves.archive(booking));
  const unarchive = () => moved((moves) => moves.unarchive(booking));
  const pay = () => {
    prefetch(booking);
    show({ booking: booking.id, dialog: "payment" });
  };
  const moves: MenuMutations = {
    pay,
    close: (reason) => moved((moves) => moves.close(booking, reason)),
    reopen: () => moved((moves) => moves.reopen(booking)),
    archive,
    unarchive,
    remove: () => moved((moves) => moves.remove(booking)),
  };
  return (
    <span className="relative z-10 inline-flex items-center justify-end gap-1">
      <ArchiveButton booking={booking} archive={archive} unarchive={unarchive} />
      <MenuButton
        variant="ghost"
        size="icon-sm"
        className="size-6"
        aria-label={`Actions for ${booking.confirmationNumber}`}
        items={menu.make?.(booking, moves) ?? []}
        onNear={menu.near}
      >
        <EllipsisIcon />
      </MenuButton>
    </span>
  );
}

/** On a card the button shows only its icon. */
const DRAWN = "max-md:size-8 max-md:px-0";

/** The archive button. If archiving isn't allowed, it stays focusable and says why. */
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
      <Button variant="ghost" size="sm" className={DRAWN} onClick={unarchive}>
        <ArchiveRestoreIcon />
        <span className="max-md:sr-only">Unarchive</span>
      </Button>
    );
  }
  if (status !== "PAID" && status !== "CLOSED") return null;
  const refuse = () =>
    toast.error("Failed to archive booking", {
      description: archiveRefusal ?? "",
      about: { label: booking.confirmationNumber },
    });
  return (
    <Button
      variant="ghost"
      size="sm"
      className={DRAWN}
      aria-disabled={archiveRefusal !== null}
      data-tooltip={archiveRefusal ?? undefined}
      onClick={archiveRefusal ? refuse : archive}
    >
      <ArchiveIcon />
      <span className="max-md:sr-only">Archive</span>
    </Button>
  );
}
