import { InstantText } from "@/components/shared/text/date-text";
import { StatusBadge } from "@/components/shared/text/status-badge";
import { PageLink } from "@/components/ui/links/page-link";
import { tabOf } from "@/lib/inbox/emails/email-words.model";
import type { LinkedEmail } from "@/lib/ledger/bookings/booking-details.model";
import { EMAILS_URL } from "@/lib/platform/base/addresses/addresses.model";

/** The emails about a booking, each a link to it among the emails. */
export function LinkedEmails({ emails }: { readonly emails: readonly LinkedEmail[] }) {
  if (emails.length === 0) return null;
  return (
    <section aria-labelledby="booking-emails">
      <h3 id="booking-emails" className="mb-2 border-b pb-1 font-semibold">
        Emails
      </h3>
      <ul className="flex flex-col">
        {emails.map((email) => (
          <li
            key={email.id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b py-2 last:border-0"
          >
            <PageLink
              href={EMAILS_URL.href(`/emails/${tabOf(email.status)}`, { emailId: email.id })}
              className="min-w-0 flex-1 truncate rounded-sm text-primary underline underline-offset-4"
            >
              {email.subject ?? "No Subject"}
            </PageLink>
            <StatusBadge status={email.status} />
            <span className="text-muted-foreground text-sm">
              <InstantText value={email.createdAt} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
