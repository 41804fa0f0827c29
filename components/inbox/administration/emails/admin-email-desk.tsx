import { useRouter } from "next/navigation";
import { useState } from "react";
import { ItemChooser } from "@/components/inbox/emails/reading/item-chooser";
import { PanelFieldRow } from "@/components/inbox/emails/reading/panel-field-row";
import { PanelSectionBox } from "@/components/inbox/emails/reading/panel-section";
import { EmailViewer } from "@/components/inbox/emails/viewer/email-viewer";
import { useHighlights } from "@/components/inbox/emails/viewer/use-highlights";
import { useShortcuts } from "@/components/shared/keyboard/shortcuts";
import type { EmailItemView, EmailView } from "@/lib/inbox/emails/email-view.model";
import { sectionsOf } from "@/lib/inbox/emails/reading/panel.model";

/** An email next to its extracted data, both read-only. */
export default function AdminEmailDesk({ mail }: { readonly mail: EmailView }) {
  const router = useRouter();
  const close = () => router.push("/admin/emails");
  const highlights = useHighlights(nothing);
  const press = useShortcuts({ escape: close });
  return (
    <div className="grid grid-cols-1 overflow-hidden rounded-lg border bg-card lg:h-[max(32rem,calc(100dvh-15rem))] lg:grid-cols-[minmax(0,1fr)_27rem]">
      <div className="flex min-h-0 min-w-0 flex-col">
        <EmailViewer
          view={mail}
          documents={`/api/admin/emails/${mail.id}`}
          target={highlights.target}
          onMark={highlights.toField}
          onMarked={highlights.setMarked}
          onKey={press}
          onClose={close}
        />
      </div>
      <WhatWasRead items={mail.items} highlights={highlights} />
    </div>
  );
}

/** The extracted data, each value linked to its place in the email; read-only. */
function WhatWasRead({
  items,
  highlights: { flash, marked, locate },
}: {
  readonly items: readonly EmailItemView[];
  readonly highlights: ReturnType<typeof useHighlights>;
}) {
  const [position, setPosition] = useState(0);
  const item = items.find((one) => one.position === position) ?? items[0] ?? null;
  return (
    <section
      aria-labelledby="was-read"
      className="min-h-0 overflow-y-auto border-t p-4 lg:border-t-0 lg:border-l"
    >
      <h2 id="was-read" className="font-semibold text-md">
        Extracted Information
      </h2>
      {items.length > 1 ? <ItemChooser items={items} chosen={item} onItem={setPosition} /> : null}
      {item ? null : <p className="mt-3 text-muted-foreground">No extracted information</p>}
      {(item ? sectionsOf(item) : []).map(({ title, fields }) => (
        <PanelSectionBox key={title} title={title}>
          {fields.map((field) => (
            <PanelFieldRow
              key={field.id}
              field={field}
              of={item?.id ?? ""}
              flashing={flash !== null && field.ids.includes(flash)}
              onLocate={
                field.ids.some((id) => marked.has(id)) || field.document?.startsWith("attachment:")
                  ? () => locate(field.ids, field.document)
                  : undefined
              }
              onHidden={nothing}
            />
          ))}
        </PanelSectionBox>
      ))}
    </section>
  );
}

/** The panel needs no revealing: it is visible next to the email or below it. */
function nothing(): void {}
