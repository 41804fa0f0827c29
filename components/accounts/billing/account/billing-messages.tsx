"use client";

import { useState } from "react";
import { useMutation } from "@/components/shared/mutations/mutation";
import { TitledCard } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import type { BillingPreferences } from "@/lib/accounts/billing/preferences/billing-preferences.model";
import { runAction } from "@/lib/platform/api-client/run-action";
import { saveBillingPreferencesAction } from "./actions";

const WORDS: Readonly<Record<keyof BillingPreferences, readonly [label: string, about: string]>> = {
  emailReceipts: ["Email receipts", "A message for each payment that arrived"],
  billingNotifications: [
    "Billing notifications",
    "Payments that failed or need you, a trial or a plan that ends",
  ],
};
const NAMES = ["emailReceipts", "billingNotifications"] as const;

/** The agent's choices of billing emails; each is saved at once. */
export function BillingMessages({ preferences }: { readonly preferences: BillingPreferences }) {
  const { mutate } = useMutation();
  const [chosen, setChosen] = useState(preferences);
  const turn = (name: keyof BillingPreferences) => {
    const next = { ...chosen, [name]: !chosen[name] };
    void mutate({
      run: () => runAction(saveBillingPreferencesAction, next),
      failed: "Failed to save what you want to hear",
      paint: () => {
        setChosen(next);
        return () => setChosen(chosen);
      },
    });
  };
  return (
    <TitledCard
      title="Messages"
      description="They are emailed too if your notifications are."
      contentClassName="flex flex-col gap-1"
    >
      {NAMES.map((name) => (
        <label key={name} htmlFor={name} className="flex min-h-9 items-center gap-3 py-1">
          <Checkbox
            id={name}
            aria-describedby={`${name}-about`}
            checked={chosen[name]}
            onChange={() => turn(name)}
          />
          <span className="flex flex-wrap items-baseline gap-x-3">
            <span>{WORDS[name][0]}</span>
            <span id={`${name}-about`} className="text-muted-foreground text-sm">
              {WORDS[name][1]}
            </span>
          </span>
        </label>
      ))}
    </TitledCard>
  );
}
