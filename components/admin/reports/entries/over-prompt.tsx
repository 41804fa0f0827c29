"use client";

import { CircleAlertIcon } from "lucide-react";
import { Alert, AlertAction, AlertTitle } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { EntryView } from "@/lib/commission-reports/report-view.model";
import type { EntryDecisions } from "./use-entry-decisions";

/** Asks before a line pays more than its booking is owed. */
export function OverPrompt({
  entry,
  decisions,
}: {
  readonly entry: EntryView;
  readonly decisions: EntryDecisions;
}) {
  const { over } = decisions;
  if (!over || over.entryId !== entry.id) return null;
  return (
    <Alert tone="warn">
      <CircleAlertIcon aria-hidden="true" />
      <AlertTitle>{over.message}</AlertTitle>
      <AlertAction>
        <Button size="sm" variant="outline" onClick={() => decisions.match(entry, over.booking, true)}>
          Accept over-payment
        </Button>
      </AlertAction>
    </Alert>
  );
}
