import { CircleCheckIcon, LoaderCircleIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Skeleton } from "@/components/ui/skeleton";
import type { FieldChange } from "@/lib/inbox/emails/decisions/item-edit.model";
import type { EmailItem } from "@/lib/inbox/emails/email.model";
import type { EmailItemView, EmailView } from "@/lib/inbox/emails/email-view.model";
import { isBeingRead, senderOf } from "@/lib/inbox/emails/email-words.model";
import { sectionsOf } from "@/lib/inbox/emails/reading/panel.model";
import { missingLabel } from "@/lib/inbox/emails/reading/reading-words.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { isBooked, REQUIRED_FIELDS } from "@/lib/reader/missing-fields.model";
import type { Payload } from "@/lib/reader/payload.model";
import { StateNotice } from "../decisions/state-notice";
import { PANEL, PANEL_BODY } from "../panes/panel-looks";
import { focusNumberedField } from "./field-keys";
import { InvoiceSection } from "./invoice-section";
import { ItemChooser } from "./item-chooser";
import { KeyFacts } from "./key-facts";
import { PanelFieldRow } from "./panel-field-row";
import { PanelSectionBox } from "./panel-section";
import { ProposalNotice } from "./proposal-notice";
import { StatementSection } from "./statement-section";

export type PanelProps = {
  readonly view: EmailView;
  readonly item: EmailItemView | null;
  readonly onItem: (position: number) => void;
  /** The highlighted field, by one of its ids. */
  readonly flash: string | null;
  /** The ids of the fields found in the displayed part of the email. */
  readonly marked: ReadonlySet<string>;
  readonly onLocate: (ids: readonly string[], document: string | null) => void;
  /** Corrects values; undefined once the reading is settled. */
  readonly onCorrect: ((changes: readonly FieldChange[]) => Promise<void>) | undefined;
  /** Sets or removes an option's reminder; undefined once the email is settled. */
  readonly onRemind: ((day: CalendarDate | null) => void) | undefined;
  /** Called if there is a draft for a field while the panel isn't visible. */
  readonly onHidden: () => void;
  /** The commission amount that the agent chose for the booking. */
  readonly commission: number | undefined;
  readonly onCommission: (amount: number) => void;
  readonly onSimple: () => void;
  readonly footer?: ReactNode;
};

/**
 * The panel "Extracted Information": all values read from an email, where each was found, and the possible conversion.
 */
export function ExtractedPanel({ footer, onSimple, ...props }: PanelProps) {
  const reading = isBeingRead(props.view);
  return (
    <section
      aria-labelledby="extracted-information"
      aria-busy={reading}
      className={cn(PANEL, "group/panel [counter-reset:field]")}
      onKeyDown={focusNumberedField}
    >
      <div className={PANEL_BODY}>
        <div className="flex min-h-8 items-center justify-between gap-2 in-data-[slot=sheet-content]:pr-10">
          <h2 id="extracted-information" className="font-semibold text-md">
            Extracted Information
          </h2>
          {props.item ? (
            <Button variant="link" size="inline" className="text-sm" onClick={onSimple}>
              Simple view
            </Button>
          ) : null}
        </div>
        {reading ? <Analyzing /> : <Findings {...props} />}
      </div>
      {footer}
    </section>
  );
}

function Analyzing() {
  return (
    <div role="status" className="mt-3 flex flex-col gap-3">
      <p className="flex items-center gap-2 text-muted-foreground">
        <LoaderCircleIcon className="size-4 animate-spin" />
        Analyzing email content...
      </p>
      {[0, 1, 2, 3, 4].map((line) => (
        <Skeleton key={line} className="h-6 w-full" />
      ))}
    </div>
  );
}

function Findings({
  view,
  item,
  onItem,
  commission,
  onCommission,
  ...rest
}: Omit<PanelProps, "onSimple" | "footer">) {
  const currency = item?.payload.estimatedCommission?.currency ?? item?.payload.pricing?.currency ?? null;
  return (
    <>
      {view.items.length > 1 ? <ItemChooser items={view.items} chosen={item} onItem={onItem} /> : null}
      <KeyFacts item={item} className="mt-2 max-md:hidden" />
      {item && !item.bookingId ? (
        <HowFar item={item} remindOn={view.remindOn} onRemind={rest.onRemind} />
      ) : null}
      {item ? <ProposalNotice item={item} {...{ commission, onCommission }} /> : null}
      {view.statement ? <StatementSection statement={view.statement} /> : null}
      <InvoiceSection
        info={view.extractedInfo}
        currency={currency}
        flash={rest.flash}
        marked={rest.marked}
        onLocate={rest.onLocate}
      />
      {item?.proposal === "REPORT" ? null : <Sections item={item} {...rest} />}
      {item ? <AdditionalSection view={view} payload={item.payload} /> : null}
      {item ? null : <p className="mt-3 text-muted-foreground">No extracted information</p>}
    </>
  );
}

/** Shows which values a booking lacks, or that there is no confirmed booking yet. */
function HowFar({
  item,
  ...reminder
}: Pick<PanelProps, "onRemind"> & {
  readonly item: EmailItemView;
  readonly remindOn: string | null;
}) {
  if (!isBooked(item.payload)) return <StateNotice item={item} {...reminder} />;
  return item.proposal === "CREATE" ? <Completeness item={item} /> : null;
}

function Sections({
  item,
  flash,
  marked,
  onLocate,
  onCorrect,
  onHidden,
}: Pick<PanelProps, "item" | "flash" | "marked" | "onLocate" | "onCorrect" | "onHidden">) {
  if (!item) return null;
  return sectionsOf(item).map((section) => (
    <PanelSectionBox key={section.title} title={section.title}>
      {section.fields.map((field) => (
        <PanelFieldRow
          key={field.id}
          field={field}
          of={item.id}
          flashing={flash !== null && field.ids.includes(flash)}
          onLocate={isInMail(field, marked) ? () => onLocate(field.ids, field.document) : undefined}
          onCorrect={onCorrect}
          onHidden={onHidden}
        />
      ))}
    </PanelSectionBox>
  ));
}

/** Returns whether a field can be shown in the email. An attachment counts, because the viewer can switch to it. */
function isInMail(
  field: { readonly ids: readonly string[]; readonly document: string | null },
  marked: ReadonlySet<string>,
): boolean {
  return field.ids.some((id) => marked.has(id)) || field.document?.startsWith("attachment:") === true;
}

/** Shows how many of the fields required for Convert are present, and names the missing ones. */
function Completeness({ item }: { readonly item: EmailItem }) {
  const wanted = REQUIRED_FIELDS.length;
  const there = wanted - item.missing.length;
  return (
    <div className="mt-2">
      <div className="flex gap-1" aria-hidden="true">
        {REQUIRED_FIELDS.map((name) => (
          <span
            key={name}
            className={cn(
              "h-1.5 flex-1 rounded-full",
              item.missing.includes(name) ? "bg-border" : "bg-primary",
            )}
          />
        ))}
      </div>
      <p className="mt-1 text-sm">
        {item.missing.length === 0 ? (
          <span className="inline-flex items-center gap-1 text-ok-foreground">
            <CircleCheckIcon className="size-3.5" />
            Everything a booking needs is here
          </span>
        ) : (
          <span className="text-muted-foreground">
            {there} of {wanted}, still needed: {item.missing.map(missingLabel).join(", ")}
          </span>
        )}
      </p>
    </div>
  );
}

/** Extracted values that belong to no field of a booking. */
function AdditionalSection({ view, payload }: { readonly view: EmailView; readonly payload: Payload }) {
  const lines: readonly (readonly [label: string, value: string])[] = [
    ["Written by", view.originAddress ?? senderOf(view)],
    ["Also named", othersOf(payload).join(", ")],
    [
      "More agents",
      (payload.agents ?? [])
        .slice(1)
        .flatMap(({ name, email }) => name ?? email ?? [])
        .join(", "),
    ],
    ["Attachments", view.attachmentCount > 0 ? String(view.attachmentCount) : ""],
  ];
  return (
    <PanelSectionBox title="Additional Information">
      {lines
        .filter(([, value]) => value !== "")
        .map(([label, value]) => (
          <div
            key={label}
            className="-mx-2 grid grid-cols-[5.75rem_minmax(0,1fr)] items-center gap-x-1.5 border-b px-2 py-1.5"
          >
            <dt className="text-muted-foreground text-sm">{label}</dt>
            <dd className="min-w-0 font-medium [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
    </PanelSectionBox>
  );
}

/** Returns other companies in the email that may be the supplier. */
function othersOf({ supplier, possibleSupplierNames = [] }: Payload): readonly string[] {
  return possibleSupplierNames.filter((name) => name !== (supplier?.name ?? possibleSupplierNames[0]));
}
