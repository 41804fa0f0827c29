import { PageLink } from "@/components/ui/links/page-link";
import { EMAIL_TABS, type EmailTab } from "@/lib/inbox/emails/email.model";
import type { TabCounts } from "@/lib/inbox/emails/email-listing.model";
import { TAB_LABELS } from "@/lib/inbox/emails/email-words.model";
import { EMAILS_URL } from "@/lib/platform/base/addresses/addresses.model";
import { counted } from "@/lib/platform/base/text";

/** The text under "No emails found": which emails appear in this tab, and which other tab has some. */
export function EmptyTab({
  tab,
  search,
  counts,
}: {
  readonly tab: EmailTab;
  readonly search: string;
  readonly counts: TabCounts;
}) {
  const others = (Object.keys(EMAIL_TABS) as EmailTab[]).filter((one) => one !== tab);
  const other = others.find((one) => counts[EMAIL_TABS[one]] > 0);
  return (
    <>
      {search ? `Nothing here contains "${search}".` : COMES_HERE[tab]}
      {other ? (
        <PageLink
          href={EMAILS_URL.href(`/emails/${other}`, { search })}
          className="mt-2 block text-primary underline underline-offset-4"
        >
          {counted(counts[EMAIL_TABS[other]], "email")} in {TAB_LABELS[other]}
        </PageLink>
      ) : null}
    </>
  );
}

const COMES_HERE: Readonly<Record<EmailTab, string>> = {
  new: "Forward a booking confirmation, or import an .eml file.",
  review: "What you send for re-processing waits here.",
  done: "What became a booking is kept here.",
  trash: "What you discard is kept here.",
};
