"use client";

import { RefreshCwIcon } from "lucide-react";
import { type Mutation, useMutation } from "@/components/shared/mutations/mutation";
import { useMutationButtons } from "@/components/shared/mutations/mutation-buttons";
import { InstantText } from "@/components/shared/text/date-text";
import { Button } from "@/components/ui/button";
import { TitledCard } from "@/components/ui/card";
import type { InboundAddresses } from "@/lib/inbox/forwarding/inbound-address.model";
import { runAction } from "@/lib/platform/api-client/run-action";
import { reuseAddressAction, rotateAddressAction } from "./actions";
import { AddressText } from "./address-text";
import { CopyButton } from "./copy-button";

/** The address to which agents forward booking emails, and the action that replaces it. */
export function PrivateAddress({ addresses }: { readonly addresses: InboundAddresses }) {
  const { mutate } = useMutation();
  const buttonFor = useMutationButtons();
  const { address, retired } = addresses;
  return (
    <TitledCard
      title="Your private inbound address"
      description="Forward booking confirmations here. Keep it to yourself: whoever knows it can send you emails."
      contentClassName="flex flex-col gap-3"
    >
      <div className="flex flex-wrap items-center gap-2">
        <output
          aria-label="Private inbound address"
          className="min-w-0 flex-1 basis-72 select-all break-words rounded-md border border-input bg-muted px-3 py-2 font-mono text-sm sm:min-w-max"
        >
          {address ? <AddressText address={address} /> : "None yet"}
        </output>
        <div className="flex flex-wrap gap-2">
          {address ? <CopyButton text={address} what="your private address" /> : null}
          <Button variant="outline" {...buttonFor(() => ROTATION)}>
            <RefreshCwIcon />
            {address ? "New address" : "Get an address"}
          </Button>
        </div>
      </div>
      {retired.length > 0 ? (
        <details>
          <summary className="w-fit rounded-sm text-muted-foreground text-sm">
            Earlier addresses ({retired.length})
          </summary>
          <ul className="mt-2 flex flex-col gap-1">
            {retired.map((one) => (
              <li key={one.token} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
                <span className="min-w-0 break-words font-mono">
                  <AddressText address={one.address} />
                </span>
                <span className="text-muted-foreground">
                  until <InstantText value={one.retiredAt} />
                </span>
                <Button variant="link" size="inline" onClick={() => void mutate(reuse(one.token))}>
                  Use again
                </Button>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </TitledCard>
  );
}

const ROTATION: Mutation<string | null> = {
  run: () => runAction(rotateAddressAction, {}),
  tells: (former) => ({
    said: "You have a new address. The old one no longer delivers.",
    undo: former ? reuse(former) : undefined,
  }),
};

function reuse(token: string): Mutation {
  return {
    run: () => runAction(reuseAddressAction, { token }),
    tells: () => ({ said: "The earlier address delivers again." }),
  };
}
