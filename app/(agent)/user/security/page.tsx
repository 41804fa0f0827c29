import { DownloadData } from "@/components/account/download-data";
import { PageHeader } from "@/components/shared/page-header";
import { pageContext } from "@/lib/delivery/page";

export const metadata = { title: "Security and data" };

export default async function SecurityPage() {
  await pageContext();
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-4">
      <PageHeader title="Security and data" description="Your account, and what we keep for you." />
      <DownloadData />
    </div>
  );
}
