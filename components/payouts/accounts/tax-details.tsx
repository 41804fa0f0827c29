"use client";

import { useState } from "react";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { Button } from "@/components/ui/button";
import { Card, CardDescription, CardHeader, CardTitle } from "@/components/ui/card";

const { OnDemand: TaxForm } = onDemand(() => import("./tax-form"));

/** The details by which the agent is reported to the tax office, with a button to change them. */
export function TaxDetails({ lastFour }: { readonly lastFour: string | null }) {
  const [isOpen, setIsOpen] = useState(false);
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
        <Button variant="outline" onClick={() => setIsOpen(true)}>
          {lastFour ? "Change Tax Details" : "Add Tax Details"}
        </Button>
      </CardHeader>
      {isOpen ? <TaxForm onClose={() => setIsOpen(false)} /> : null}
    </Card>
  );
}
