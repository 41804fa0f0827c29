import { PageHeader } from "@/components/shared/page-header";
import { Button } from "@/components/ui/button";
import { PageLink } from "@/components/ui/links/page-link";

export const metadata = { title: "Preview Not Available" };

/** A tool of development, of which the product only says that it isn't there. */
export default function EmailPreviewPage() {
  return (
    <>
      <PageHeader title="Preview Not Available" description="E-mails can be previewed in development only." />
      <Button asChild>
        <PageLink href="/emails/new">Emails</PageLink>
      </Button>
    </>
  );
}
