"use client";

import { PreviewedImport } from "@/components/shared/file-import/previewed-import";
import { runAction } from "@/lib/platform/api-client/run-action";
import { previewRatesAction } from "./actions";
import { importRatesMutation } from "./rate-mutations";
import { RatePreview } from "./rate-preview";

/** A dialog that imports a CSV file of rates: it first shows a preview, and stores the rates on confirmation. */
export default function UploadRates({ onClose }: { readonly onClose: () => void }) {
  return (
    <PreviewedImport
      title="Upload rates"
      description="A CSV file with the columns date, base, quote and rate, or the European Central Bank's table."
      label="File of rates"
      hint="2026-11-12,EUR,USD,1.0790: one EUR costs 1.0790 USD"
      plan={(file) => runAction(previewRatesAction, { ...file, isUnusualMeant: false })}
      show={({ fileName }, plan) => <RatePreview fileName={fileName} plan={plan} />}
      importing={({ fileName, text }, { rates, unusual }) => {
        const isUnusual = unusual.length > 0;
        const words = isUnusual ? "They are meant: import" : "Import";
        return rates === 0 ? null : { words, mutation: importRatesMutation(fileName, text, isUnusual) };
      }}
      onClose={onClose}
    />
  );
}
