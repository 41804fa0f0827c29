import { CircleCheckIcon, LoaderCircleIcon, TriangleAlertIcon } from "lucide-react";
import type { ReactNode } from "react";
import { InstantText } from "@/components/shared/text/date-text";
import { TitledCard } from "@/components/ui/card";
import { PageLink } from "@/components/ui/links/page-link";
import { senderOf } from "@/lib/inbox/emails/email-words.model";
import type { IntakeMail } from "@/lib/inbox/emails/intake/intake.model";
import { EMAILS_URL } from "@/lib/platform/base/addresses/addresses.model";

/** The last email that arrived and the last one that failed. */
export function IntakeStatus({
  lastMail,
  lastFailure,
}: {
  readonly lastMail: IntakeMail | null;
  readonly lastFailure: IntakeMail | null;
}) {
  return (
    <TitledCard title="Incoming emails" contentClassName="flex flex-col gap-3">
      {lastMail ? (
        <Line icon={<CircleCheckIcon className="text-ok-foreground" />} label="Last email" mail={lastMail} />
      ) : (
        <WaitingForFirst />
      )}
      {lastFailure ? (
        <Line
          icon={<TriangleAlertIcon className="text-danger-foreground" />}
          label="Last that could not be read"
          mail={lastFailure}
        />
      ) : (
        <p className="text-muted-foreground text-sm">No email has failed to be read.</p>
      )}
    </TitledCard>
  );
}

function Line({
  icon,
  label,
  mail,
}: {
  readonly icon: ReactNode;
  readonly label: string;
  readonly mail: IntakeMail;
}) {
  return (
    <div className="flex items-start gap-2 [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0">
      {icon}
      <p className="min-w-0">
        <span className="block text-muted-foreground text-sm">
          {label}, <InstantText value={mail.createdAt} />
        </span>
        <PageLink
          href={EMAILS_URL.href("/emails/new", { emailId: mail.id })}
          className="inline-block break-words font-medium leading-6 underline-offset-4 hover:underline"
        >
          {mail.subject ?? "No Subject"}
        </PageLink>
        <span className="block break-words text-sm">{senderOf(mail)}</span>
      </p>
    </div>
  );
}

/** Shown in place of the last email until one arrives, which `LiveForwarding` detects. */
export function WaitingForFirst() {
  return (
    <p role="status" className="flex items-center gap-2">
      <LoaderCircleIcon className="size-4 text-muted-foreground motion-safe:animate-spin" />
      Waiting for your first email...
    </p>
  );
}
