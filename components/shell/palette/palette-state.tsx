import { CircleAlertIcon } from "lucide-react";
import { Alert, AlertAction, AlertTitle } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { counted } from "@/lib/platform/base/text";

type Props = {
  readonly text: string;
  /** The number of options shown. */
  readonly count: number;
  readonly isLoading: boolean;
  /** The kinds whose search failed, as text. */
  readonly failed: string;
  readonly onRetry: () => void;
};

/** The status below the list or in its place: loading, nothing found, or a failed search. */
export function PaletteState({ text, count, isLoading, failed, onRetry }: Props) {
  const retry = (button: HTMLElement) => {
    // The button disappears, so move the focus to the field.
    button.closest("[role=dialog]")?.querySelector("input")?.focus();
    onRetry();
  };
  return (
    <>
      <p role="status" className="sr-only">
        {said(text, count, isLoading)}
      </p>
      {count === 0 && isLoading ? <Coming /> : null}
      {count === 0 && !isLoading && !failed ? (
        <div className="px-6 py-10 text-center">
          <p className="break-words font-medium">Nothing found for “{text}”</p>
          <p className="mt-1 text-muted-foreground text-sm">
            Try a confirmation number, a client, a supplier, or the name of a page.
          </p>
        </div>
      ) : null}
      {failed && !isLoading ? (
        <div className="p-3">
          <Alert tone="danger">
            <CircleAlertIcon />
            <AlertTitle>The search of {failed} failed.</AlertTitle>
            <AlertAction>
              <Button variant="outline" size="sm" onClick={(event) => retry(event.currentTarget)}>
                Try Again
              </Button>
            </AlertAction>
          </Alert>
        </div>
      ) : null}
    </>
  );
}

function said(text: string, count: number, isLoading: boolean): string {
  if (text === "") return "";
  if (isLoading) return "Searching...";
  if (count === 0) return `Nothing found for ${text}`;
  return counted(count, "result");
}

function Coming() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-1 p-2">
      {["w-40", "w-56", "w-48"].map((width) => (
        <div key={width} className="flex h-10 items-center gap-3 px-2">
          <Skeleton className="size-4" />
          <Skeleton className={`h-3.5 ${width}`} />
        </div>
      ))}
    </div>
  );
}
