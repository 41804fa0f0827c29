import { MailPreviewPanes } from "@/components/inbox/mail-preview/mail-preview-panes";
import { PageHeader } from "@/components/shared/page-header";
import { LinkButton } from "@/components/ui/links/link-button";
import { previewMails } from "@/lib/platform/mail-kit/preview-mails";

export const metadata = { title: "Email preview" };

/**
 * A development tool that shows the product's email templates and its outbox. Elsewhere it only says that it isn't
 * available.
 */
export default async function EmailPreviewPage({ searchParams }: PageProps<"/email-preview">) {
  const { template, mail } = await searchParams;
  const preview = await previewMails({ template: one(template), mail: one(mail) });
  if (preview) {
    return (
      <>
        <PageHeader title="Email preview" description="What the product sends, and what it has written." />
        <MailPreviewPanes {...preview} />
      </>
    );
  }
  return (
    <>
      <PageHeader title="Preview Not Available" description="Emails can be previewed in development only." />
      <LinkButton href="/emails/new">Emails</LinkButton>
    </>
  );
}

function one(value: string | readonly string[] | undefined): string | undefined {
  return typeof value === "string" ? value : undefined;
}
