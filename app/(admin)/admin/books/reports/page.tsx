import { PageHeader } from "@/components/shared/page-header";
import { PageLink } from "@/components/ui/links/page-link";
import { REPORT_KEYS, REPORTS } from "@/lib/books/reports/report.model";
import { adminPageContext } from "@/lib/delivery/page";

export const metadata = { title: "Reports - Books" };

/** All reports of the books. */
export default async function ReportsPage() {
  await adminPageContext();
  return (
    <>
      <PageHeader title="Reports" description="View each on screen or download it, by currency." />
      <ul className="grid gap-3 md:grid-cols-2">
        {REPORT_KEYS.map((key) => (
          <li
            key={key}
            className="relative rounded-lg border bg-card p-4 focus-within:border-ring hover:border-input"
          >
            <PageLink
              href={`/admin/books/reports/${key}`}
              className="font-medium after:absolute after:inset-0 after:rounded-lg"
            >
              {REPORTS[key].title}
            </PageLink>
            <p className="mt-1 text-muted-foreground text-sm">{REPORTS[key].description}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
