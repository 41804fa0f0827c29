"use client";

import { useState } from "react";
import { DropFile } from "@/components/shared/file-import/drop-file";
import { useMutation } from "@/components/shared/mutations/mutation";
import { Alert, AlertDescription, AlertTitle } from "@/components/ui/alert";
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
import type { AgreementPlan, AgreementUpload } from "@/lib/payouts/agreements/agreement-file.model";
import { failureOf } from "@/lib/platform/api-client/api-failure";
import { runAction } from "@/lib/platform/api-client/run-action";
import { counted } from "@/lib/platform/base/text";
import { previewAgreementsAction } from "./actions";
import { importAgreementsMutation } from "./payout-mutations";

const SHOWN = 20;

/** Takes a CSV of agreements: what it would change is shown first, and saved on a press. */
export default function ImportAgreements({ onClose }: { readonly onClose: () => void }) {
  const { mutate, busy } = useMutation();
  const [isReading, setReading] = useState(false);
  const [chosen, setChosen] = useState<{
    readonly upload: AgreementUpload;
    readonly plan: AgreementPlan;
  } | null>(null);
  const [error, setError] = useState<string | null>(null);
  const read = async (file: File) => {
    setReading(true);
    setError(null);
    try {
      const upload = { fileName: file.name, text: await file.text() };
      setChosen({ upload, plan: await runAction(previewAgreementsAction, upload) });
    } catch (failure) {
      setError(failureOf(failure).message);
    } finally {
      setReading(false);
    }
  };
  const news = chosen ? chosen.plan.added + chosen.plan.changed : 0;
  const send = async () => {
    if (chosen && !busy && (await mutate(importAgreementsMutation(chosen.upload)))) onClose();
  };
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent className="sm:max-w-xl">
        <DialogHeader>
          <DialogTitle>Import agreements</DialogTitle>
          <DialogDescription>
            A CSV file in the format of the export: Agent (the e-mail address), Supplier, Percent, Valid from,
            Basis, Note.
          </DialogDescription>
        </DialogHeader>
        <DialogBody className="flex flex-col gap-4">
          {chosen ? (
            <PlanShown {...chosen} />
          ) : (
            <DropFile
              isBusy={isReading}
              accept=".csv,.txt,text/csv"
              label="File of agreements"
              invitation="Drop a CSV file here"
              hint="ada@agents.example,,62.5,2026-12-01,received"
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
            <Button disabled={busy || news === 0} onClick={() => void send()}>
              Import
            </Button>
          ) : null}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

function PlanShown({ upload, plan }: { readonly upload: AgreementUpload; readonly plan: AgreementPlan }) {
  const { added, changed, same, refused } = plan;
  return (
    <div className="flex flex-col gap-3 text-sm" role="status">
      <p className="[overflow-wrap:anywhere]">
        {upload.fileName}: {added} new, {changed} changed, {same} as agreed already. Shares that were made
        stay as they are.
      </p>
      {refused.length > 0 ? (
        <Alert tone="danger">
          <AlertTitle>{counted(refused.length, "line")} not taken</AlertTitle>
          <AlertDescription>
            <ul>
              {refused.slice(0, SHOWN).map(({ line, reason }) => (
                <li key={line}>
                  Line {line}: {reason}
                </li>
              ))}
            </ul>
          </AlertDescription>
        </Alert>
      ) : null}
    </div>
  );
}
