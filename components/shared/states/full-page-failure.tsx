import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { UNAVAILABLE } from "@/lib/platform/base/unavailable";
import { Illustration } from "./illustration";

const RETRY_DELAY_MS = 100;

/**
 * Replaces a page that failed: "Unable to Connect" if the browser is offline, a fetch failed or the service is down;
 * otherwise "Something went wrong". `reference` is the id that support can look up.
 */
export function FullPageFailure({
  retry,
  error,
  reference,
}: {
  readonly retry: () => void;
  readonly error?: unknown;
  readonly reference?: string | undefined;
}) {
  const [disconnected, setDisconnected] = useState(false);
  const isAway = reference === UNAVAILABLE;
  useEffect(() => setDisconnected(isAway || !navigator.onLine || isFetchFailure(error)), [error, isAway]);
  return (
    <main className="flex min-h-[80dvh] flex-col items-center justify-center gap-3 p-6 text-center">
      <Illustration name={disconnected ? "anchor" : "boat"} />
      <div role="alert">
        <h1 className="font-semibold text-xl">
          {disconnected ? "Unable to Connect" : "Something went wrong"}
        </h1>
        <p className="mt-1 max-w-md text-muted-foreground">
          {isAway
            ? "Service unavailable. Please try again later."
            : disconnected
              ? "Unable to connect to server. Please check your internet connection."
              : "An unexpected error occurred. Your data is safe; trying again usually helps."}
        </p>
      </div>
      {reference && !isAway ? (
        <p className="font-mono text-muted-foreground text-xs">Reference {reference}</p>
      ) : null}
      <div className="mt-2 flex flex-wrap justify-center gap-2">
        <Button onClick={() => setTimeout(retry, RETRY_DELAY_MS)}>Try Again</Button>
        <Button asChild variant="outline">
          {/* A full page load on purpose: the router's own state may be the cause of the failure. */}
          <a href="/">Go Home</a>
        </Button>
      </div>
    </main>
  );
}

function isFetchFailure(error: unknown): boolean {
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
}
