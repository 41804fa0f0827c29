"use client";

import { onDemand } from "@/components/shared/lazy/on-demand";
import { DialogButton } from "@/components/shared/menu/dialog-button";
import { Card, CardDescription, CardHeader, CardTitle } from "@/components/ui/card";

const { OnDemand: TaxForm } = onDemand(() => import("./tax-form"));

/** The details by which the agent is reported to the tax office, with a button to change them. */
export function TaxDetails({ lastFour }: { readonly lastFour: string | null }) {
  return (
    <Card>
      <CardHeader>
        <div>
          <CardTitle>Tax details</CardTitle>
          <CardDescription>
            {lastFour
              ? `Your agency reports you by the number that ends in ${lastFour}.`
              : "In the United States your agency needs them for Form 1099-NEC."}
          </CardDescription>
        </div>
        <DialogButton variant="outline" dialog={(close) => <TaxForm onClose={close} />}>
          {lastFour ? "Change Tax Details" : "Add Tax Details"}
        </DialogButton>
      </CardHeader>
    </Card>
  );
}
