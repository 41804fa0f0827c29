import { MailPreviewPanes } from "@/components/inbox/mail-preview/mail-preview-panes";
import { PageHeader } from "@/components/shared/page-header";
import { Button } from "@/components/ui/button";
import { PageLink } from "@/components/ui/links/page-link";
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
      <Button asChild>
        <PageLink href="/emails/new">Emails</PageLink>
      </Button>
    </>
  );
}

function one(value: string | readonly string[] | undefined): string | undefined {
  return typeof value === "string" ? value : undefined;
}
