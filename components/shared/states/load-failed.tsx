"use client";

import { CircleAlertIcon } from "lucide-react";
import { useTransition } from "react";
import { Alert, AlertAction, AlertTitle } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useRefresh } from "../mutations/refresh";

/**
 * The inline red alert of a data region that failed to load. Try Again calls `onRetry`, or refreshes the page if it
 * is missing; pass null if a retry can't help.
 */
export function LoadFailed({
  message,
  onRetry,
}: {
  readonly message: string;
  readonly onRetry?: (() => void) | null;
}) {
  const refresh = useRefresh();
  const [pending, startTransition] = useTransition();
  const retry = () => startTransition(() => (onRetry ? onRetry() : refresh()));
  return (
    <Alert tone="danger">
      <CircleAlertIcon />
      <AlertTitle>{message}</AlertTitle>
      {onRetry === null ? null : (
        <AlertAction>
          <Button variant="outline" size="sm" onClick={retry} aria-disabled={pending}>
            Try Again
          </Button>
        </AlertAction>
      )}
    </Alert>
  );
}
