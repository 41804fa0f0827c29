import type { Metadata } from "next";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { EmailScreen } from "@/components/inbox/emails/email-screen";
import { PANES_COOKIE, paneWidthsOf } from "@/components/inbox/emails/panes/panes.model";
import { pageContext } from "@/lib/delivery/page";
import { section } from "@/lib/delivery/section";
import { EMAIL_TABS, type EmailTab } from "@/lib/inbox/emails/email.model";
import { type EmailPage, emailListQuery } from "@/lib/inbox/emails/email-listing.model";
import type { EmailView } from "@/lib/inbox/emails/email-view.model";
import { TAB_LABELS, tabOf } from "@/lib/inbox/emails/email-words.model";
import { listEmails } from "@/lib/inbox/emails/read-emails";
import { viewEmail } from "@/lib/inbox/emails/view-email";
import { listInboundAddresses } from "@/lib/inbox/forwarding/inbound-address";
import { EMAILS_URL } from "@/lib/platform/base/addresses/addresses.model";
import { isId } from "@/lib/platform/base/id";
import { parse } from "@/lib/platform/base/input";
import type { Context } from "@/lib/platform/context/context";

type Page = PageProps<"/emails/[tab]">;

export async function generateMetadata({ params }: Page): Promise<Metadata> {
  const { tab } = await params;
  return { title: isTab(tab) ? `${TAB_LABELS[tab]} - Emails` : "Emails" };
}

export default async function EmailsPage({ params, searchParams }: Page) {
  const [{ tab }, query] = await Promise.all([params, searchParams]);
  if (!isTab(tab)) redirect("/emails/new");
  const { search, ...named } = EMAILS_URL.read(query);
  const emailId = named.emailId.toLowerCase();
  const { ctx } = await pageContext();
  const [initial, selected, jar] = await Promise.all([
    firstStretch(ctx, { tab, search }),
    isId(emailId) ? emailOrNull(ctx, emailId) : null,
    cookies(),
  ]);
  // A link may name a reading, or may be from a time when the email was on another tab.
  if (selected && (selected.id !== emailId || tabOf(selected.status) !== tab)) {
    redirect(EMAILS_URL.href(`/emails/${tabOf(selected.status)}`, { search, emailId: selected.id }));
  }
  return (
    <EmailScreen
      key={tab}
      tab={tab}
      search={search}
      initial={initial}
      selected={selected}
      panes={paneWidthsOf(jar.get(PANES_COOKIE)?.value)}
      address={tab === "new" ? await addressWhereEmpty(ctx, initial) : null}
    />
  );
}

function isTab(tab: string): tab is EmailTab {
  return Object.hasOwn(EMAIL_TABS, tab);
}

/**
 * Returns the first emails of the list; null if it can't be loaded, in which case the screen says so and offers to try
 * again.
 */
async function firstStretch(
  ctx: Context,
  query: { readonly tab: EmailTab; readonly search: string },
): Promise<EmailPage | null> {
  const stretch = await section(listEmails(ctx, parse(emailListQuery, query)));
  return stretch.ok ? stretch.value : null;
}

/** Returns the address to which a new agent forwards the first email; null once there is any email. */
async function addressWhereEmpty(ctx: Context, stretch: EmailPage | null): Promise<string | null> {
  if (!stretch || Object.values(stretch.counts).some((count) => count > 0)) return null;
  const addresses = await section(listInboundAddresses(ctx));
  return addresses.ok ? addresses.value.address : null;
}

/**
 * Returns the email; null if there is none or it can't be loaded now, in which case the screen requests it again and
 * shows what is wrong.
 */
async function emailOrNull(ctx: Context, id: string): Promise<EmailView | null> {
  const email = await section(viewEmail(ctx, id));
  return email.ok ? email.value : null;
}
