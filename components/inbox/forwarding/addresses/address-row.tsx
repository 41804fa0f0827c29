import { TriangleAlertIcon } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { InstantText } from "@/components/shared/text/date-text";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { PageLink } from "@/components/ui/links/page-link";
import type { ArrivedFrom, IntakeMail } from "@/lib/inbox/emails/intake/intake.model";
import type { ForwardingAddress } from "@/lib/inbox/forwarding/forwarding-address.model";
import { RESEND_SECONDS } from "@/lib/inbox/forwarding/resend-wait.model";
import { EMAILS_URL } from "@/lib/platform/base/addresses/addresses.model";
import { AddressText } from "../address-text";

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
