"use client";

import { type ReactNode, useState } from "react";
import { type Mutation, useMutation } from "@/components/shared/mutations/mutation";
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
import { failureOf } from "@/lib/platform/api-client/api-failure";
import { DropFile } from "./drop-file";

/** A file of text as it was read. */
export type ReadFile = { readonly fileName: string; readonly text: string };

/** Takes a CSV file: what it would change is shown first, and stored on a press. */
export function PreviewedImport<Plan>(props: {
  readonly title: string;
  /** Which columns the file has. */
  readonly description: string;
  readonly label: string;
  /** A line as it stands in such a file. */
  readonly hint: string;
  /** What the file would change; a failure is shown and another file asked for. */
  readonly plan: (file: ReadFile) => Promise<Plan>;
  readonly show: (file: ReadFile, plan: Plan) => ReactNode;
  /** What the press says and does; null where the file changes nothing. */
  readonly importing: (
    file: ReadFile,
    plan: Plan,
  ) => { readonly words: string; readonly mutation: Mutation } | null;
  readonly onClose: () => void;
}) {
  const { mutate, busy } = useMutation();
  const [isReading, setReading] = useState(false);
  const [chosen, setChosen] = useState<{ readonly file: ReadFile; readonly plan: Plan } | null>(null);
  const [error, setError] = useState<string | null>(null);
  const read = async (dropped: File) => {
    setReading(true);
    setError(null);
    try {
      const file = { fileName: dropped.name, text: await dropped.text() };
      setChosen({ file, plan: await props.plan(file) });
    } catch (failure) {
      setError(failureOf(failure).message);
    } finally {
      setReading(false);
    }
  };
  const importing = chosen ? props.importing(chosen.file, chosen.plan) : null;
  const send = async () => {
    if (importing && !busy && (await mutate(importing.mutation))) props.onClose();
  };
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : props.onClose())}>
      <DialogContent className="sm:max-w-xl">
        <DialogHeader>
          <DialogTitle>{props.title}</DialogTitle>
          <DialogDescription>{props.description}</DialogDescription>
        </DialogHeader>
        <DialogBody className="flex flex-col gap-4">
          {chosen ? (
            props.show(chosen.file, chosen.plan)
          ) : (
            <DropFile
              isBusy={isReading}
              accept=".csv,.txt,text/csv"
              label={props.label}
              invitation="Drop a CSV file here"
              hint={props.hint}
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
          <Button variant="outline" onClick={chosen ? () => setChosen(null) : props.onClose}>
            {chosen ? "Back" : "Cancel"}
          </Button>
          {chosen ? (
            <Button disabled={busy || importing === null} onClick={() => void send()}>
              {importing?.words ?? "Import"}
            </Button>
          ) : null}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
