"use client";

import { TriangleAlertIcon } from "lucide-react";
import { type FormEvent, type ReactNode, useEffect, useId, useState } from "react";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { useMutation } from "@/components/shared/mutations/mutation";
import { InstantText } from "@/components/shared/text/date-text";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { TitledCard } from "@/components/ui/card";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { PageLink } from "@/components/ui/links/page-link";
import type { ArrivedFrom, IntakeMail } from "@/lib/inbox/emails/intake/intake.model";
import type { ForwardingAddress } from "@/lib/inbox/forwarding/forwarding-address.model";
import { RESEND_SECONDS } from "@/lib/inbox/forwarding/resend-wait.model";
import { runAction } from "@/lib/platform/api-client/run-action";
import { EMAILS_URL } from "@/lib/platform/base/addresses/addresses.model";
import { AddressText } from "../address-text";
import { addAddressesAction, removeAddressAction, resendLinkAction } from "./actions";

const SECOND_MS = 1_000;

function AddressRow({
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
function useSecondsUntil(moment: number): number {
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

/** The last email from an address, the last one that couldn't be read, and the state of the verification link. */
function AddressNews({
  address: { verified, link, lastSentAt },
  arrived: { lastMail, lastFailure },
}: {
  readonly address: ForwardingAddress;
  readonly arrived: ArrivedFrom;
}) {
  return (
    <div className="flex flex-col gap-0.5 text-muted-foreground text-sm">
      {link === "sent" && lastSentAt ? (
        <p>
          Link sent <InstantText value={lastSentAt} />
        </p>
      ) : null}
      {link === "unsent" ? <Fault>The verification email could not be sent. Send it again.</Fault> : null}
      {link === "over" ? <Fault>Its link no longer works. Send a new one.</Fault> : null}
      {lastMail ? (
        <p>
          Last email <Mail mail={lastMail} />
        </p>
      ) : null}
      {verified && !lastMail ? <p>No email has come from it yet.</p> : null}
      {lastFailure ? (
        <Fault>
          Could not be read: <Mail mail={lastFailure} />
        </Fault>
      ) : null}
    </div>
  );
}

function Mail({ mail: { id, subject, createdAt } }: { readonly mail: IntakeMail }) {
  return (
    <>
      <InstantText value={createdAt} />,{" "}
      <PageLink
        href={EMAILS_URL.href("/emails/new", { emailId: id })}
        className="break-words underline underline-offset-4"
      >
        {subject ?? "No Subject"}
      </PageLink>
    </>
  );
}

function Fault({ children }: { readonly children: ReactNode }) {
  return (
    <p className="flex items-start gap-1.5 text-danger-foreground">
      <TriangleAlertIcon className="mt-0.5 size-3.5 shrink-0" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}

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
