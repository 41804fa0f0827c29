import { LabelledCheckbox } from "@/components/shared/form/labelled-controls";
import { type DryRun, duplicateWords } from "@/lib/imports/csv-import.model";
import type { Keep } from "./use-csv-import";

const SHOWN = 100;

/** Rows whose confirmation number already exists; they are skipped unless ticked. */
export function Duplicates({
  duplicates,
  keep,
  onKeep,
}: {
  readonly duplicates: DryRun["duplicates"];
  readonly keep: Keep;
  readonly onKeep: (keep: Keep) => void;
}) {
  if (duplicates.count === 0) return null;
  const isKept = (row: number) => keep === "all" || keep.includes(row);
  const toggle = (row: number) => {
    const all = keep === "all" ? duplicates.rows.map((one) => one.row) : keep;
    onKeep(all.includes(row) ? all.filter((one) => one !== row) : [...all, row]);
  };
  const rows = duplicates.rows.slice(0, SHOWN);
  return (
    <section>
      <h3 className="font-medium text-sm">Duplicates</h3>
      <p className="mb-2 text-muted-foreground text-sm">
        These rows are left out. Tick what you want to import anyway: several rooms can share one number.
      </p>
      <div className="max-h-56 overflow-y-auto rounded-lg border">
        <ul className="divide-y">
          <li className="sticky top-0 bg-card px-2 py-1">
            <LabelledCheckbox checked={keep === "all"} onChange={() => onKeep(keep === "all" ? [] : "all")}>
              <span className="font-medium">
                {duplicates.count === 1
                  ? "Import the duplicate too"
                  : `Import all ${duplicates.count.toLocaleString("en-US")} duplicates too`}
              </span>
            </LabelledCheckbox>
          </li>
          {rows.map(({ row, confirmationNumber, above }) => (
            <li key={row} className="px-2 py-1">
              <LabelledCheckbox checked={isKept(row)} onChange={() => toggle(row)}>
                <span>
                  Row {row}{" "}
                  <span className="text-muted-foreground">{duplicateWords(confirmationNumber, above)}</span>
                </span>
              </LabelledCheckbox>
            </li>
          ))}
        </ul>
      </div>
      {duplicates.count > rows.length ? (
        <p className="mt-1 text-muted-foreground text-sm">
          The first {SHOWN} of {duplicates.count.toLocaleString("en-US")} are shown.
        </p>
      ) : null}
    </section>
  );
}
