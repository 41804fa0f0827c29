"use client";

import { type FormEvent, useId, useState } from "react";
import { useMutation } from "@/components/shared/mutations/mutation";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { runAction } from "@/lib/platform/api-client/run-action";
import { addAddressesAction } from "./actions";

/** A form that adds an address; `onAdded` is called with the address to which a link was sent. */
export function AddAddress({ onAdded }: { readonly onAdded: (address: string) => void }) {
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
