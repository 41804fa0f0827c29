import {
  ArchiveIcon,
  ArchiveRestoreIcon,
  BanknoteIcon,
  CalendarClockIcon,
  CircleXIcon,
  SendIcon,
} from "lucide-react";
import { useState } from "react";
import { onDemand } from "@/components/shared/lazy/on-demand";
import type { ExportQuery } from "@/components/shared/menu/export-href";
import { ExportMenu } from "@/components/shared/menu/export-menu";
import { MenuButton } from "@/components/shared/menu/menu-button";
import { useMutation } from "@/components/shared/mutations/mutation";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/links/link-button";
import {
  type BookingChoice,
  type BulkMove,
  MOST_AT_ONCE,
} from "@/lib/ledger/bookings/bulk/bulk-outcome.model";
import type { BookingFilter } from "@/lib/ledger/bookings/list/booking-list.model";
import type { BookingScope } from "@/lib/ledger/bookings/list/bookings-page.model";
import { BOOKINGS_URL } from "@/lib/platform/base/addresses/addresses.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { counted } from "@/lib/platform/base/text";
import { bulkMutation } from "./bulk-mutation";
import { CLOSE_REASONS } from "./close-reasons";
import { useRowMutations } from "./row-mutations";

const { OnDemand: DayDialog } = onDemand(() => import("@/components/shared/form/day-dialog"));

type Props = {
  readonly scope: BookingScope;
  /** The ids of the selected rows on the page. */
  readonly ids: readonly string[];
  /** The number of bookings that the filter matches, if all of them are selected; otherwise null. */
  readonly every: number | null;
  readonly filter: BookingFilter;
  readonly today: CalendarDate;
  readonly clear: () => void;
};

/** The actions for all selected bookings. */
export default function BulkActions(props: Props) {
  const { scope, ids, every, clear } = props;
  const { mutate } = useMutation();
  const { moveAway } = useRowMutations();
  const chosen = every === null ? chosenOnPage(ids) : chosenByFilter(props.filter, every);
  const run = (move: BulkMove) => {
    clear();
    moveAway(ids, () => mutate(bulkMutation(chosen.of, move)));
  };
  return (
    <>
      {(every ?? 0) > MOST_AT_ONCE ? (
        <span>At most {MOST_AT_ONCE.toLocaleString("en-US")} can be changed at once: narrow the list.</span>
      ) : (
        <Moves scope={scope} chosen={chosen} today={props.today} run={run} />
      )}
      <ExportMenu size="sm" path="/api/bookings/export" query={chosen.query} />
    </>
  );
}

type Chosen = {
  readonly of: BookingChoice;
  readonly count: number;
  readonly query: ExportQuery;
  readonly chase: string;
};

function chosenOnPage(ids: readonly string[]): Chosen {
  const chase = BOOKINGS_URL.href("/bookings/open", { view: "chase", chosen: ids.join(",") });
  return { of: { ids: [...ids] }, count: ids.length, query: { ids }, chase };
}

function chosenByFilter(filter: BookingFilter, count: number): Chosen {
  const { search = "", supplierId = "" } = filter;
  const chase = BOOKINGS_URL.href("/bookings/open", { view: "chase", search, supplier: supplierId });
  return { of: { filter, count }, count, query: filter, chase };
}

type Moving = {
  readonly scope: BookingScope;
  readonly chosen: Chosen;
  readonly today: CalendarDate;
  readonly run: (move: BulkMove) => void;
};

function Moves({ scope, run, ...open }: Moving) {
  switch (scope) {
    case "open":
      return <OpenMoves {...open} run={run} />;
    case "closed":
      return (
        <Button variant="outline" size="sm" onClick={() => run({ kind: "archive" })}>
          <ArchiveIcon />
          Archive
        </Button>
      );
    case "archived":
      return (
        <Button variant="outline" size="sm" onClick={() => run({ kind: "unarchive" })}>
          <ArchiveRestoreIcon />
          Unarchive
        </Button>
      );
    case "all":
      return null;
  }
}

const ASKED = {
  payment: {
    title: "Record payment for",
    description: "Each booking gets what it still owes, as received on this day.",
    label: "Received on",
    submit: ["Record payment", "Recording..."],
    move: (receivedOn: CalendarDate): BulkMove => ({ kind: "payment", receivedOn }),
  },
  "due-date": {
    title: "Due date of",
    description: "Commission is expected by this day for each of them.",
    label: "Commission due on",
    submit: ["Set due date", "Setting..."],
    move: (dueOn: CalendarDate): BulkMove => ({ kind: "due-date", dueOn }),
  },
} as const;

function OpenMoves({ chosen, today, run }: Omit<Moving, "scope">) {
  const [asks, setAsks] = useState<"payment" | "due-date" | null>(null);
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setAsks("payment")}>
        <BanknoteIcon />
        Record payment...
      </Button>
      <Button variant="outline" size="sm" onClick={() => setAsks("due-date")}>
        <CalendarClockIcon />
        Due date...
      </Button>
      <MenuButton
        variant="outline"
        size="sm"
        align="start"
        items={CLOSE_REASONS.map(({ reason, label }) => ({
          label,
          onSelect: () => run({ kind: "close", reason }),
        }))}
      >
        <CircleXIcon />
        Close
      </MenuButton>
      <LinkButton variant="outline" size="sm" href={chosen.chase}>
        <SendIcon />
        Chase
      </LinkButton>
      {asks ? (
        <DayDialog
          {...ASKED[asks]}
          name={`bulk-${asks}`}
          title={`${ASKED[asks].title} ${counted(chosen.count, "booking")}`}
          initial={asks === "payment" ? today : null}
          mutation={(day) => bulkMutation(chosen.of, ASKED[asks].move(day))}
          onClose={() => setAsks(null)}
        />
      ) : null}
    </>
  );
}
