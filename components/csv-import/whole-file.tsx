import { CircleAlertIcon, InfoIcon } from "lucide-react";
import { MoneyText } from "@/components/shared/text/money-text";
import { cn } from "@/components/ui/cn";
import type { Currency } from "@/lib/base/money";
import { counted } from "@/lib/base/text";
import type { Cause, DryRun } from "@/lib/csv-import/csv-import.model";

/** How many rows there are of each kind, and the commission they bring, currency by currency. */
export function Counts({ dryRun }: { readonly dryRun: DryRun }) {
  const { ready, duplicates, failed, newSuppliers, rows, commission } = dryRun;
  return (
    <section aria-label="The whole file">
      <dl className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        <Count label="New bookings" value={ready} />
        <Count label="Duplicates" value={duplicates.count} tone={duplicates.count > 0 ? "warn" : undefined} />
        <Count label="Errors" value={failed} tone={failed > 0 ? "danger" : undefined} />
        <Count label="New suppliers" value={newSuppliers} />
      </dl>
      <p className="mt-2 text-muted-foreground text-sm">
        {counted(rows, "row")} checked
        {commission.length > 0 ? ", expected commission " : ""}
        {commission.map(({ currency, minor }, index) => (
          <span key={currency}>
            {index > 0 ? ", " : ""}
            <MoneyText value={{ currency: currency as Currency, minor }} className="text-foreground" />
          </span>
        ))}
      </p>
    </section>
  );
}

function Count({
  label,
  value,
  tone,
}: {
  readonly label: string;
  readonly value: number;
  readonly tone?: "warn" | "danger" | undefined;
}) {
  return (
    <div className="rounded-md border px-3 py-2">
      <dt className="text-muted-foreground text-sm">{label}</dt>
      <dd
        className={cn(
          "font-semibold text-lg tabular-nums",
          tone === "danger" && "text-danger-foreground",
          tone === "warn" && "text-warn-foreground",
        )}
      >
        {value.toLocaleString("en-US")}
      </dd>
    </div>
  );
}

/** Errors or warnings, grouped by what caused them. */
export function Causes({
  title,
  tone,
  causes,
}: {
  readonly title: string;
  readonly tone: "danger" | "warn";
  readonly causes: readonly Cause[];
}) {
  if (causes.length === 0) return null;
  const Icon = tone === "danger" ? CircleAlertIcon : InfoIcon;
  return (
    <section>
      <h3 className="mb-1 font-medium text-sm">{title}</h3>
      <ul className="flex flex-col gap-1">
        {causes.map(({ message, count, rows }) => (
          <li key={message} className="flex items-start gap-2">
            <Icon
              aria-hidden="true"
              className={cn(
                "mt-0.5 size-4 shrink-0",
                tone === "danger" ? "text-danger-foreground" : "text-warn-foreground",
              )}
            />
            <span>
              {message}
              <span className="text-muted-foreground text-sm">
                {" · "}
                {counted(count, "row")}: {rows.join(", ")}
                {count > rows.length ? ", ..." : ""}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
