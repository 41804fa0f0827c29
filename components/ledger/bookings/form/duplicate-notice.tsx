"use client";

import { TriangleAlertIcon } from "lucide-react";
import { useWatch } from "react-hook-form";
import type { FormHandle } from "@/components/shared/form/form-handle";
import { Alert, AlertAction, AlertDescription, AlertTitle } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { BookingFields } from "./booking-fields.model";
import { useKnownNumber } from "./use-known-number";

/** Says that the typed number is taken, without being in the way: several rooms can share one. */
export function DuplicateNotice({
  form,
  createAnyway,
}: {
  readonly form: FormHandle<BookingFields>;
  readonly createAnyway: (() => void) | null;
}) {
  const known = useKnownNumber(useWatch({ control: form.control, name: "confirmationNumber" }));
  if (!known) return null;
  return (
    <Alert tone="warn">
      <TriangleAlertIcon aria-hidden="true" />
      <AlertTitle>You already have a booking with this number</AlertTitle>
      <AlertDescription>
        {[known.confirmationNumber, known.clientName, known.supplierName].filter(Boolean).join(" · ")}
      </AlertDescription>
      <AlertAction>
        <Button asChild variant="outline" size="sm">
          <a href={`/bookings/${known.id}`} target="_blank" rel="noopener">
            Open it
          </a>
        </Button>
        {createAnyway ? (
          <Button size="sm" onClick={createAnyway}>
            Create anyway
          </Button>
        ) : null}
      </AlertAction>
    </Alert>
  );
}
