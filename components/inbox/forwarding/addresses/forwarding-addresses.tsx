"use client";

import { useState } from "react";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { useMutation } from "@/components/shared/mutations/mutation";
import { TitledCard } from "@/components/ui/card";
import type { ArrivedFrom } from "@/lib/inbox/emails/intake/intake.model";
import type { ForwardingAddress } from "@/lib/inbox/forwarding/forwarding-address.model";
import { runAction } from "@/lib/platform/api-client/run-action";
import { removeAddressAction, resendLinkAction } from "./actions";
import { AddAddress } from "./add-address";
import { AddressRow } from "./address-row";

const { OnDemand: Confirm } = onDemand(() => import("@/components/shared/questions/confirm"));
const { OnDemand: VerificationRequired } = onDemand(() => import("./verification-required"));

/** The addresses from which the agent forwards emails. They can be added, verified by a link, and removed. */
export function ForwardingAddresses({
  addresses,
  arrived,
}: {
  readonly addresses: readonly ForwardingAddress[];
  readonly arrived: Readonly<Record<string, ArrivedFrom>>;
}) {
  const { mutate, busy } = useMutation();
  const [added, setAdded] = useState<string | null>(null);
  const [toDelete, setToDelete] = useState<string | null>(null);
  const verified = addresses.filter((one) => one.verified).length;
  const resend = (emailAddress: string) =>
    void mutate({
      run: () => runAction(resendLinkAction, { emailAddress }),
      tells: () => ({ said: "Verification email sent", description: emailAddress }),
    });
  const remove = (address: string) =>
    void mutate({
      run: () => runAction(removeAddressAction, { address }),
      tells: () => ({ said: "Address deleted", description: address }),
    });
  return (
    <TitledCard
      title="Forwarding addresses"
      description={`${verified} verified, ${addresses.length - verified} pending. Emails that come from a verified address are yours.`}
      contentClassName="flex flex-col gap-4"
    >
      {addresses.length === 0 ? (
        <p className="text-muted-foreground">No address has been added yet.</p>
      ) : null}
      <ul className="flex flex-col divide-y empty:hidden">
        {addresses.map((one) => (
          <AddressRow
            key={one.id}
            address={one}
            arrived={arrived[one.emailAddress] ?? {}}
            isBusy={busy}
            onResend={() => resend(one.emailAddress)}
            onDelete={() => setToDelete(one.emailAddress)}
          />
        ))}
      </ul>
      <AddAddress onAdded={setAdded} />
      {added === null ? null : <VerificationRequired address={added} onClose={() => setAdded(null)} />}
      {toDelete === null ? null : (
        <Confirm
          title="Delete Email Address"
          text={`This action cannot be undone. Emails from ${toDelete} are no longer taken for yours.`}
          act="Delete"
          isDestructive
          onClose={() => setToDelete(null)}
          onConfirm={() => remove(toDelete)}
        />
      )}
    </TitledCard>
  );
}
