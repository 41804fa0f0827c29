import { XIcon } from "lucide-react";
import { ExportMenu } from "@/components/shared/menu/export-menu";
import { ChoiceFilter } from "@/components/shared/table/choice-filter";
import { SearchBox } from "@/components/shared/table/search-box";
import { useUrlState } from "@/components/shared/table/url-state";
import { DayText } from "@/components/shared/text/date-text";
import { Button } from "@/components/ui/button";
import { DIFFERENCE_WORDS } from "@/lib/ledger/bookings/payments/difference-reason.model";
import {
  type AdminBookingStatus,
  ANY_BOOKING_STATUSES,
  ANY_BOOKINGS_URL,
  NO_SUPPLIER,
  PAYMENT_DIFFERENCES,
} from "@/lib/platform/base/addresses/admin-bookings-address.model";
import { type DaySpan, daySpanOf } from "@/lib/platform/base/dates/day-span";

const WORDS: Readonly<Record<AdminBookingStatus, string>> = {
  confirmed: "Confirmed",
  pending: "Pending (overdue)",
  cancelled: "Cancelled",
  paid: "Paid",
  closed: "Closed",
  archived: "Archived",
};

/** Filters that only links from other pages set; here they can be removed but not chosen. */
const FROM_LINKS = ["supplier", "agent", "currency", "due", "owed", "paid", "difference"] as const;

function FilterWords({
  name,
  value,
  of,
}: {
  readonly name: (typeof FROM_LINKS)[number];
  readonly value: string;
  readonly of: { readonly supplier: string | null; readonly agent: string | null };
}) {
  if (name === "supplier" && value === NO_SUPPLIER) return "No supplier";
  if (name === "supplier" || name === "agent") return of[name] ?? `Unknown ${name}`;
  if (name === "due" || name === "paid") return <DaysWords of={name} span={daySpanOf(value)} />;
  if (name === "owed") return "Still owed";
  const difference = PAYMENT_DIFFERENCES.find((one) => one === value);
  return difference ? DIFFERENCE_WORDS[difference] : value;
}

function DaysWords({ of, span }: { readonly of: "due" | "paid"; readonly span: DaySpan | null }) {
  const { from = null, to = null } = span ?? {};
  return (
    <span>
      {of === "due" ? "Expected" : "Paid"} {to === null ? "from " : from === null ? "until " : ""}
      {from ? <DayText value={from} /> : null}
      {from && to ? " – " : null}
      {to ? <DayText value={to} /> : null}
    </span>
  );
}

/** The list's tools: search by number, client and supplier, the status filter, filters set by links, and export. */
export function AdminBookingTools({
  of,
}: {
  readonly of: { readonly supplier: string | null; readonly agent: string | null };
}) {
  const { values, go } = useUrlState(ANY_BOOKINGS_URL);
  const { page, sort, ...filter } = values;
  return (
    <>
      <SearchBox url={ANY_BOOKINGS_URL} label="Search bookings" placeholder="Number, client or supplier..." />
      <ChoiceFilter
        label="Status"
        all="All statuses"
        choices={ANY_BOOKING_STATUSES}
        words={(one) => WORDS[one]}
        value={values.status}
        className="w-44"
        onChoose={(status) => go({ status })}
      />
      {FROM_LINKS.map((name) =>
        values[name] ? (
          <Button key={name} variant="outline" onClick={() => go({ [name]: null })}>
            <FilterWords name={name} value={values[name]} of={of} />
            <XIcon aria-label="Remove filter" />
          </Button>
        ) : null,
      )}
      <ExportMenu path="/api/admin/bookings/export" query={filter} />
    </>
  );
}
