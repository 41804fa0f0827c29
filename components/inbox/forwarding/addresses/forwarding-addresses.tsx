"use client";

import { type FormEvent, useId, useState } from "react";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { useMutation } from "@/components/shared/mutations/mutation";
import { Button } from "@/components/ui/button";
import { TitledCard } from "@/components/ui/card";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import type { ArrivedFrom } from "@/lib/inbox/emails/intake/intake.model";
import type { ForwardingAddress } from "@/lib/inbox/forwarding/forwarding-address.model";
import { runAction } from "@/lib/platform/api-client/run-action";
import { addAddressesAction, removeAddressAction, resendLinkAction } from "./actions";
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

/** A form that adds an address; `onAdded` is called with the address to which a link was sent. */
function AddAddress({ onAdded }: { readonly onAdded: (address: string) => void }) {
  const id = useId();
  const { mutate, busy } = useMutation();
  const [typed, setTyped] = useState("");
  const address = typed.trim();
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || address === "") return;
    const isDone = await mutate({ run: () => runAction(addAddressesAction, { emailAddress: address }) });
    if (!isDone) return;
    setTyped("");
    onAdded(address);
  };
  return (
    <form onSubmit={(event) => void add(event)} className="flex flex-col gap-1.5">
      <Label htmlFor={id}>Add New Forwarding Email Address</Label>
      <div className="flex flex-wrap gap-2">
        <Input
          id={id}
          type="email"
          autoComplete="email"
          placeholder="bookings@your-agency.com"
          className="flex-1 basis-60"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" disabled={busy || address === ""} aria-busy={busy}>
          Add
        </Button>
      </div>
    </form>
  );
}
