"use client";

import { useState } from "react";
import { DropFile } from "@/components/shared/file-import/drop-file";
import { useMutation } from "@/components/shared/mutations/mutation";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import type { RatePlan } from "@/lib/ledger/exchange-rates/rate-plan.model";
import { failureOf } from "@/lib/platform/api-client/api-failure";
import { runAction } from "@/lib/platform/api-client/run-action";
import { previewRatesAction } from "./actions";
import { importRatesMutation } from "./rate-mutations";
import { RatePreview } from "./rate-preview";

type Chosen = { readonly fileName: string; readonly text: string; readonly plan: RatePlan };

/** Takes a CSV of rates: what it says is shown first, and stored on a press. */
export default function UploadRates({ onClose }: { readonly onClose: () => void }) {
  const { mutate, busy } = useMutation();
  const [isReading, setReading] = useState(false);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [error, setError] = useState<string | null>(null);
  const read = async (file: File) => {
    setReading(true);
    setError(null);
    try {
      const text = await file.text();
      const plan = await runAction(previewRatesAction, { fileName: file.name, text, isUnusualMeant: false });
      setChosen({ fileName: file.name, text, plan });
    } catch (failure) {
      setError(failureOf(failure).message);
    } finally {
      setReading(false);
    }
  };
  const isUnusual = (chosen?.plan.unusual.length ?? 0) > 0;
  const send = async () => {
    if (!chosen || busy) return;
    if (await mutate(importRatesMutation(chosen.fileName, chosen.text, isUnusual))) onClose();
  };
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent className="sm:max-w-xl">
        <DialogHeader>
          <DialogTitle>Upload rates</DialogTitle>
          <DialogDescription>
            A CSV file with the columns date, base, quote and rate, or the European Central Bank's table.
          </DialogDescription>
        </DialogHeader>
        <DialogBody className="flex flex-col gap-4">
          {chosen ? (
            <RatePreview {...chosen} />
          ) : (
            <DropFile
              isBusy={isReading}
              accept=".csv,.txt,text/csv"
              label="File of rates"
              invitation="Drop a CSV file here"
              hint="2026-11-12,EUR,USD,1.0790: one EUR costs 1.0790 USD"
              onFile={(file) => void read(file)}
            />
          )}
          {error ? (
            <p role="alert" className="text-destructive text-sm">
              {error}
            </p>
          ) : null}
        </DialogBody>
        <DialogFooter>
          <Button variant="outline" onClick={chosen ? () => setChosen(null) : onClose}>
            {chosen ? "Back" : "Cancel"}
          </Button>
          {chosen ? (
            <Button disabled={busy || chosen.plan.rates === 0} onClick={() => void send()}>
              {isUnusual ? "They are meant: import" : "Import"}
            </Button>
          ) : null}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
