import { Count } from "@/components/shared/file-import/figures";
import { MoneyText } from "@/components/shared/text/money-text";
import type { DryRun } from "@/lib/imports/csv-import.model";
import type { Currency } from "@/lib/platform/base/money";
import { counted } from "@/lib/platform/base/text";

/** The number of rows by kind, and the commission they add, by currency. */
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
