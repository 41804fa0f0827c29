import { invoiceLines } from "@/lib/inbox/emails/reading/invoice.model";
import { moneyText, PanelRow } from "./panel-row";
import { PanelSectionBox } from "./panel-section";

/** The section "Direct from Invoice (More Accurate)": values that patterns found in the text of attachments. */
export function InvoiceSection({
  info,
  currency,
  flash,
  marked,
  onLocate,
}: {
  readonly info: Readonly<Record<string, unknown>> | null;
  /** The booking's currency, for an invoice without one. */
  readonly currency: string | null;
  readonly flash: string | null;
  readonly marked: ReadonlySet<string>;
  readonly onLocate: (ids: readonly string[], document: string | null) => void;
}) {
  const lines = invoiceLines(info);
  if (lines.length === 0) return null;
  const code = typeof info?.currency === "string" ? info.currency : currency;
  return (
    <PanelSectionBox title="Direct from Invoice (More Accurate)">
      {lines.map((line) => (
        <PanelRow
          key={line.id}
          ids={[line.id]}
          label={line.label}
          source="Attachment"
          flashing={flash === line.id}
          onLocate={() => onLocate([line.id], marked.has(line.id) ? null : "attachment:0")}
        >
          {typeof line.value === "number" ? moneyText(line.value, code) : line.value}
        </PanelRow>
      ))}
    </PanelSectionBox>
  );
}
