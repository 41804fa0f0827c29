"use client";

import { useMutationButtons } from "@/components/shared/mutations/mutation-buttons";
import { InstantText } from "@/components/shared/text/date-text";
import { Button } from "@/components/ui/button";
import { SOURCE_WORDS } from "@/lib/ledger/exchange-rates/rate.model";
import type { RateImport } from "@/lib/ledger/exchange-rates/rate-list.model";
import { counted } from "@/lib/platform/base/text";
import { undoRatesMutation } from "./rate-mutations";

/** The most recent imports of rates, each with its Undo. */
export function RateImports({ imports }: { readonly imports: readonly RateImport[] }) {
  const buttonFor = useMutationButtons();
  if (imports.length === 0) return null;
  return (
    <section aria-labelledby="rate-imports">
      <h2 id="rate-imports" className="mb-2 font-medium text-lg">
        Recent imports
      </h2>
      <ul className="divide-y rounded-lg border bg-card">
        {imports.map(({ id, source, fileName, rateCount, createdAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 text-sm">
            <span className="min-w-0 flex-1 basis-48 [overflow-wrap:anywhere]">{fileName}</span>
            <span className="text-muted-foreground">
              {SOURCE_WORDS[source]}, {counted(rateCount, "rate")}, <InstantText value={createdAt} />
            </span>
            <Button
              variant="ghost"
              size="sm"
              aria-label={`Undo ${fileName}`}
              {...buttonFor(() => undoRatesMutation(id))}
            >
              Undo
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
