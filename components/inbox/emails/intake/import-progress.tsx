import { CircleCheckIcon, CircleXIcon, InfoIcon, LoaderCircleIcon, XIcon } from "lucide-react";
import { Button } from "@/components/ui/button";
import { counted } from "@/lib/platform/base/text";
import type { ImportingFile } from "./use-import";

const WORDS: Readonly<Record<ImportingFile["state"], string>> = {
  waiting: "Waiting",
  sending: "Importing...",
  stored: "Imported",
  known: "Already here",
  refused: "Not imported",
};

/** The state of each imported file. */
export function ImportProgress({
  files,
  onDismiss,
}: {
  readonly files: readonly ImportingFile[];
  readonly onDismiss: () => void;
}) {
  if (files.length === 0) return null;
  const done = files.filter((file) => file.state !== "waiting" && file.state !== "sending").length;
  return (
    <section aria-label="Import" className="shrink-0 border-b bg-card px-3 py-2">
      <div className="flex items-center justify-between gap-2">
        <p role="status" className="font-medium text-sm">
          {done} of {counted(files.length, "file")} done
        </p>
        <Button variant="ghost" size="icon-sm" aria-label="Dismiss the import's results" onClick={onDismiss}>
          <XIcon />
        </Button>
      </div>
      <ul className="mt-1 max-h-40 overflow-y-auto text-sm">
        {files.map((file) => (
          <li key={file.key} className="flex items-start gap-2 py-1">
            <StateIcon state={file.state} />
            <span className="min-w-0 flex-1">
              <span className="block truncate">{file.name}</span>
              <span className="block text-muted-foreground">{file.message ?? WORDS[file.state]}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function StateIcon({ state }: { readonly state: ImportingFile["state"] }) {
  const look = "mt-0.5 size-4 shrink-0";
  switch (state) {
    case "waiting":
    case "sending":
      return <LoaderCircleIcon className={`${look} animate-spin text-muted-foreground`} />;
    case "stored":
      return <CircleCheckIcon className={`${look} text-ok-foreground`} />;
    case "known":
      return <InfoIcon className={`${look} text-info-foreground`} />;
    case "refused":
      return <CircleXIcon className={`${look} text-danger-foreground`} />;
  }
}
