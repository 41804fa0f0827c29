"use client";

import { LandmarkIcon } from "lucide-react";
import { useProof } from "@/components/accounts/account/proof/use-proof";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { DialogButton } from "@/components/shared/menu/dialog-button";
import { useMutation } from "@/components/shared/mutations/mutation";
import { InstantText } from "@/components/shared/text/date-text";
import { Button } from "@/components/ui/button";
import { TitledCard } from "@/components/ui/card";
import { removePayoutAccountAction } from "./actions";

const { OnDemand: AccountForm } = onDemand(() => import("./account-form"));

/** A bank account as shown on the page; `waitsUntil` is set while payments to it are still delayed. */
export type ShownAccount = {
  readonly kind: "US" | "IBAN";
  readonly lastFour: string;
  readonly waitsUntil: string | null;
};

const KINDS = { US: "Account in the United States", IBAN: "IBAN" } as const;

/** The bank accounts to which the agent is paid, with actions to change them. */
export function Accounts({ accounts }: { readonly accounts: readonly ShownAccount[] }) {
  const { mutate, busy } = useMutation();
  const { proved, asking } = useProof();
  const remove = (kind: ShownAccount["kind"]) =>
    void mutate({
      run: () => proved(removePayoutAccountAction, { kind }),
      tells: () => ({ said: "Bank account removed" }),
      failed: "Failed to remove the bank account",
    });
  return (
    <TitledCard
      title="Where you are paid"
      description="Only you can change it, with your password. We email you about every change."
      action={
        <DialogButton variant="outline" dialog={(close) => <AccountForm onClose={close} />}>
          {accounts.length === 0 ? "Add Bank Account" : "Change"}
        </DialogButton>
      }
    >
      {accounts.length === 0 ? (
        <p className="flex items-center gap-2 text-muted-foreground">
          <LandmarkIcon className="size-4" />
          No bank account yet
        </p>
      ) : (
        <ul aria-label="Bank accounts" className="divide-y rounded-md border">
          {accounts.map(({ kind, lastFour, waitsUntil }) => (
            <li key={kind} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-3">
              <p>
                <span className="font-medium">{KINDS[kind]}</span>, ends in {lastFour}
                {waitsUntil ? (
                  <span className="block text-muted-foreground text-sm">
                    Nothing is paid to it before <InstantText value={waitsUntil} />
                  </span>
                ) : null}
              </p>
              <Button
                variant="ghost"
                aria-label={`Remove the account that ends in ${lastFour}`}
                aria-disabled={busy}
                onClick={busy ? undefined : () => remove(kind)}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}

      {asking}
    </TitledCard>
  );
}
