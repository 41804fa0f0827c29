"use client";

import { LoaderCircleIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import type { EmailItem } from "@/lib/emails/email.model";
import type { EmailView } from "@/lib/emails/email-view.model";
import { isBeingRead } from "@/lib/emails/email-words.model";
import { sectionsOf } from "@/lib/emails/panel.model";
import { Completeness } from "./completeness";
import { InvoiceSection } from "./invoice-section";
import { ItemChooser } from "./item-chooser";
import { PanelRow, PanelValueText } from "./panel-row";
import { PanelSectionBox } from "./panel-section";

export type PanelProps = {
  readonly view: EmailView | null;
  readonly item: EmailItem | null;
  readonly onItem: (position: number) => void;
  /** The field that is flashing, by the ids that lead to it. */
  readonly flash: string | null;
  /** The ids that occur in the part of the mail that is shown. */
  readonly marked: ReadonlySet<string>;
  readonly onLocate: (ids: readonly string[], document: string | null) => void;
  readonly footer?: ReactNode;
};

/** "Extracted Information": everything that was read of a mail, where it was seen, and what can be made of it. */
export function ExtractedPanel({ view, footer, ...props }: PanelProps) {
  return (
    <section
      aria-labelledby="extracted-information"
      aria-busy={view === null || isBeingRead(view)}
      className="flex min-h-0 flex-1 flex-col"
    >
      <div className="min-h-0 flex-1 px-4 py-3 md:overflow-y-auto md:overscroll-contain">
        <h2 id="extracted-information" className="font-semibold text-md">
          Extracted Information
        </h2>
        {view === null || isBeingRead(view) ? <Analyzing /> : <Findings view={view} {...props} />}
      </div>
      {footer}
    </section>
  );
}

function Analyzing() {
  return (
    <div role="status" className="mt-3 flex flex-col gap-3">
      <p className="flex items-center gap-2 text-muted-foreground">
        <LoaderCircleIcon aria-hidden="true" className="size-4 animate-spin" />
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
  flash,
  marked,
  onLocate,
}: Omit<PanelProps, "view" | "footer"> & { readonly view: EmailView }) {
  const currency = item?.payload.estimatedCommission?.currency ?? item?.payload.pricing?.currency ?? null;
  return (
    <>
      {view.items.length > 1 ? <ItemChooser items={view.items} chosen={item} onItem={onItem} /> : null}
      {item ? <Completeness item={item} /> : null}
      <InvoiceSection
        info={view.extractedInfo}
        currency={currency}
        flash={flash}
        marked={marked}
        onLocate={onLocate}
      />
      {item ? (
        sectionsOf(item).map((section) => (
          <PanelSectionBox key={section.title} title={section.title}>
            {section.fields.map((field) => (
              <PanelRow
                key={field.id}
                ids={field.ids}
                label={field.label}
                source={field.source}
                state={field.state}
                note={field.note}
                flashing={flash !== null && field.ids.includes(flash)}
                onLocate={isInMail(field, marked) ? () => onLocate(field.ids, field.document) : undefined}
              >
                <PanelValueText value={field.value} />
              </PanelRow>
            ))}
          </PanelSectionBox>
        ))
      ) : (
        <p className="mt-3 text-muted-foreground">No extracted information</p>
      )}
    </>
  );
}

/** Attachments are another part of the mail, which can be turned to. */
function isInMail(
  field: { readonly ids: readonly string[]; readonly document: string | null },
  marked: ReadonlySet<string>,
): boolean {
  return field.ids.some((id) => marked.has(id)) || field.document?.startsWith("attachment:") === true;
}
