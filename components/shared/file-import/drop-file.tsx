import { FileSpreadsheetIcon, LoaderCircleIcon } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { DropArea } from "@/components/shared/form/drop-area";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";

/** An area for dropping a file, with a button to choose one; `children` appear next to the button. */
export function DropFile({
  isBusy,
  accept,
  label,
  invitation,
  hint,
  onFile,
  children,
}: {
  readonly isBusy: boolean;
  readonly accept: string;
  readonly label: string;
  readonly invitation: string;
  readonly hint: string;
  readonly onFile: (file: File) => void;
  readonly children?: ReactNode;
}) {
  const input = useRef<HTMLInputElement>(null);
  const Icon = isBusy ? LoaderCircleIcon : FileSpreadsheetIcon;
  return (
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
            {invitation}
            <span className="mt-1 block text-muted-foreground text-sm">{hint}</span>
          </p>
          <input
            ref={input}
            type="file"
            accept={accept}
            className="sr-only"
            tabIndex={-1}
            aria-label={label}
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
            {children}
          </div>
        </div>
      )}
    </DropArea>
  );
}
