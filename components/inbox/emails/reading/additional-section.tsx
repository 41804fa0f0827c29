import type { EmailView } from "@/lib/inbox/emails/email-view.model";
import { senderOf } from "@/lib/inbox/emails/email-words.model";
import type { Payload } from "@/lib/reader/payload.model";
import { PanelSectionBox } from "./panel-section";

/** Extracted values that belong to no field of a booking. */
export function AdditionalSection({
  view,
  payload,
}: {
  readonly view: EmailView;
  readonly payload: Payload;
}) {
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
