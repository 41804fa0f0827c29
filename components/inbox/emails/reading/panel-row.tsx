import { CircleAlertIcon, LocateIcon, TriangleAlertIcon } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { DayText } from "@/components/shared/text/date-text";
import { cn } from "@/components/ui/cn";
import type { PanelField, PanelValue } from "@/lib/inbox/emails/reading/panel.model";
import { isCalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { amountProblem, currency, formatMoney, money } from "@/lib/platform/base/money";

/** One row of the panel: the label, the value, where it was found, and whether it needs attention. */
export function PanelRow({
  ref,
  ids,
  label,
  source,
  state = "ok",
  note,
  flashing,
  onLocate,
  children,
  action,
  below,
  wide = false,
}: {
  readonly ref?: Ref<HTMLDivElement>;
  readonly ids: readonly string[];
  readonly label: string;
  readonly source?: string | null;
  readonly state?: PanelField["state"];
  readonly note?: string | null;
  readonly flashing: boolean;
  /** Shows the value in the email; undefined if it doesn't occur there. */
  readonly onLocate?: (() => void) | undefined;
  readonly children: ReactNode;
  readonly action?: ReactNode;
  readonly below?: ReactNode;
  /** Whether the value takes the row's full width, below its label. */
  readonly wide?: boolean;
}) {
  return (
    <div
      ref={ref}
      data-panel-field={ids.join(" ")}
      data-flash={flashing ? "" : undefined}
      data-state={state}
      tabIndex={-1}
      className="group/row -mx-2 grid grid-cols-[5.75rem_minmax(0,1fr)_auto] items-center gap-x-1.5 border-b px-2 py-1.5 data-flash:rounded-md data-flash:bg-mark data-flash:text-foreground data-flash:outline-2 data-flash:outline-ring"
    >
      <dt className="text-muted-foreground text-sm group-data-flash/row:text-foreground">{label}</dt>
      <dd className={cn("min-w-0 break-words font-medium", wide && "col-span-3")}>
        {children}
        <StateMark state={state} />
      </dd>
      <dd className={cn("flex min-h-7 items-center gap-0.5", wide && "hidden")}>
        {source ? <SourceMark label={label} source={source} onLocate={onLocate} /> : null}
        {action}
      </dd>
      {note ? (
        <dd className="col-span-3 mt-0.5 text-sm text-warn-foreground group-data-flash/row:text-foreground">
          {note}
        </dd>
      ) : null}
      {below ? <dd className="col-span-3">{below}</dd> : null}
    </div>
  );
}

function SourceMark({
  label,
  source,
  onLocate,
}: {
  readonly label: string;
  readonly source: string;
  readonly onLocate?: (() => void) | undefined;
}) {
  const look = "inline-flex min-h-6 items-center gap-1 whitespace-nowrap rounded-sm px-1 text-xs";
  if (!onLocate) {
    return (
      <span className={cn(look, "text-muted-foreground group-data-flash/row:text-foreground")}>{source}</span>
    );
  }
  return (
    <button
      type="button"
      onClick={onLocate}
      aria-label={`${source}: show ${label.toLowerCase()} in the email`}
      className={cn(
        look,
        "text-muted-foreground hover:bg-muted hover:text-foreground group-data-flash/row:text-foreground",
      )}
    >
      {source}
      <LocateIcon className="size-3" />
    </button>
  );
}

/** Marks a value that must be checked or is missing; renders nothing for others. */
export function StateMark({ state }: { readonly state: PanelField["state"] }) {
  if (state === "ok") return null;
  const Icon = state === "check" ? TriangleAlertIcon : CircleAlertIcon;
  return (
    <span
      className={cn(
        "ml-1.5 inline-flex items-center gap-1 align-middle font-medium text-xs group-data-flash/row:text-foreground",
        state === "check" ? "text-warn-foreground" : "text-danger-foreground",
      )}
    >
      <Icon aria-hidden="true" className="size-3.5" />
      {state === "check" ? "Check" : "Missing"}
    </span>
  );
}

/** A value in the user's format. */
export function PanelValueText({ value }: { readonly value: PanelValue | null }) {
  if (value === null) return null;
  if (value.kind === "text") return value.text;
  if (value.kind === "day") return isCalendarDate(value.day) ? <DayText value={value.day} /> : value.day;
  return moneyText(value.amount, value.currency);
}

/** Formats an amount whose currency may be missing, or a currency without an amount. */
export function moneyText(amount: number | null, code: string | null): string {
  const known = currency.safeParse(code);
  if (amount !== null && known.success && !amountProblem(amount, known.data)) {
    return formatMoney(money(amount, known.data));
  }
  const number = amount === null ? "" : amount.toLocaleString("en-US", { minimumFractionDigits: 2 });
  return [code, number].filter(Boolean).join(" ");
}
