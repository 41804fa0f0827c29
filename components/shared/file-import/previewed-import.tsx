import { type ReactNode, useState } from "react";
import { type Mutation, useMutation } from "@/components/shared/mutations/mutation";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { failureOf } from "@/lib/platform/api-client/api-failure";
import { DropFile } from "./drop-file";

/** The name and the text of a file that was read. */
export type ReadFile = { readonly fileName: string; readonly text: string };

/** A dialog that imports a CSV file: it first previews the changes, and stores them when the user confirms. */
export function PreviewedImport<Plan>(props: {
  readonly title: string;
  /** The columns that the file must have. */
  readonly description: string;
  readonly label: string;
  /** An example line of such a file. */
  readonly hint: string;
  /** Returns what the file would change. If it fails, the dialog shows the error and asks for another file. */
  readonly plan: (file: ReadFile) => Promise<Plan>;
  readonly show: (file: ReadFile, plan: Plan) => ReactNode;
  /** Returns the confirm button's label and the mutation that it runs; null if the file changes nothing. */
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
    <Dialog
      title={props.title}
      description={props.description}
      className="sm:max-w-xl"
      body={{ className: "flex flex-col gap-4" }}
      footer={
        <>
          <Button variant="outline" onClick={chosen ? () => setChosen(null) : props.onClose}>
            {chosen ? "Back" : "Cancel"}
          </Button>
          {chosen ? (
            <Button disabled={busy || importing === null} onClick={() => void send()}>
              {importing?.words ?? "Import"}
            </Button>
          ) : null}
        </>
      }
      onClose={props.onClose}
    >
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
    </Dialog>
  );
}
