"use client";

import { useEffect, useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { ArrivedFrom } from "@/lib/inbox/emails/intake/intake.model";
import type { ForwardingAddress } from "@/lib/inbox/forwarding/forwarding-address.model";
import { RESEND_SECONDS } from "@/lib/inbox/forwarding/resend-wait.model";
import { AddressText } from "../address-text";
import { AddressNews } from "./address-news";

const SECOND_MS = 1_000;

export function AddressRow({
  address,
  arrived,
  isBusy,
  onResend,
  onDelete,
}: {
  readonly address: ForwardingAddress;
  readonly arrived: ArrivedFrom;
  readonly isBusy: boolean;
  readonly onResend: () => void;
  readonly onDelete: () => void;
}) {
  const { emailAddress, verified, lastSentAt } = address;
  const wait = useSecondsUntil(
    verified || lastSentAt === null ? 0 : Date.parse(lastSentAt) + RESEND_SECONDS * SECOND_MS,
  );
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2">
      <div className="min-w-0 flex-1 basis-60">
        <p className="break-words font-medium">
          <AddressText address={emailAddress} />
        </p>
        <AddressNews address={address} arrived={arrived} />
      </div>
      <Badge tone={verified ? "ok" : "warn"}>{verified ? "Verified" : "Pending"}</Badge>
      {verified ? null : (
        <Button variant="outline" size="sm" disabled={wait > 0 || isBusy} onClick={onResend}>
          {wait > 0 ? `Resend in ${wait}s` : "Resend"} <span className="sr-only">to {emailAddress}</span>
        </Button>
      )}
      <Button variant="ghost" size="sm" aria-label={`Delete ${emailAddress}`} onClick={onDelete}>
        Delete
      </Button>
    </li>
  );
}

/** Returns the whole seconds until a moment, as a countdown; 0 once it has passed, and on the first render. */
export function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(moment);
  const left = Math.max(0, Math.ceil((moment - now) / SECOND_MS));
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    if (moment <= Date.now()) return;
    const timer = setInterval(() => {
      tick();
      if (moment <= Date.now()) clearInterval(timer);
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [moment]);
  return left;
}
