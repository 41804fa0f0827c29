"use client";

import { CircleAlertIcon, DownloadIcon, FileSpreadsheetIcon, LoaderCircleIcon } from "lucide-react";
import { useRef } from "react";
import { DropArea } from "@/components/shared/form/drop-area";
import { Alert, AlertTitle } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { RecentImports } from "./recent-imports";

/** Choosing or dropping a file, the sample, and what was imported before. */
export function UploadStep({
  error,
  isBusy,
  onFile,
  onChange,
}: {
  readonly error: string | null;
  readonly isBusy: boolean;
  readonly onFile: (file: File) => void;
  readonly onChange: () => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const Icon = isBusy ? LoaderCircleIcon : FileSpreadsheetIcon;
  return (
    <div className="flex flex-col gap-4">
      {error ? (
        <Alert tone="danger">
          <CircleAlertIcon aria-hidden="true" />
          <AlertTitle>{error}</AlertTitle>
        </Alert>
      ) : null}
      <DropArea onFiles={([file]) => file && onFile(file)} className="contents">
        {(isOver) => (
          <div
            aria-busy={isBusy}
            className={cn(
              "flex flex-col items-center gap-3 rounded-lg border border-input border-dashed px-4 py-10 text-center transition-colors duration-150",
              isOver && "border-primary bg-accent",
            )}
          >
            <Icon
              aria-hidden="true"
              className={cn("size-8 text-primary", isBusy && "animate-spin motion-reduce:animate-none")}
            />
            <p>
              Drop a CSV file here, or choose one.
              <span className="mt-1 block text-muted-foreground text-sm">
                Up to 25 MB. Encoding, separators, number and date formats are found out for you.
              </span>
            </p>
            <input
              ref={input}
              type="file"
              accept=".csv,text/csv"
              className="sr-only"
              tabIndex={-1}
              aria-label="CSV file"
              onChange={(event) => {
                const file = event.target.files?.item(0);
                event.target.value = "";
                if (file) onFile(file);
              }}
            />
            <div className="flex flex-wrap justify-center gap-2">
              <Button onClick={() => input.current?.click()} aria-disabled={isBusy}>
                Choose File
              </Button>
              <Button asChild variant="outline">
                <a href="/sample_bookings.csv" download="sample_bookings.csv">
                  <DownloadIcon aria-hidden="true" />
                  Download Sample
                </a>
              </Button>
            </div>
          </div>
        )}
      </DropArea>
      <RecentImports onChange={onChange} />
    </div>
  );
}
