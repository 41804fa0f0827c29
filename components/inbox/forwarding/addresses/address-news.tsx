import { TriangleAlertIcon } from "lucide-react";
import type { ReactNode } from "react";
import { InstantText } from "@/components/shared/text/date-text";
import { PageLink } from "@/components/ui/links/page-link";
import type { ArrivedFrom, IntakeMail } from "@/lib/inbox/emails/intake/intake.model";
import type { ForwardingAddress } from "@/lib/inbox/forwarding/forwarding-address.model";
import { EMAILS_URL } from "@/lib/platform/base/addresses/addresses.model";

/** The last email from an address, the last one that couldn't be read, and the state of the verification link. */
export function AddressNews({
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
      <TriangleAlertIcon aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}
