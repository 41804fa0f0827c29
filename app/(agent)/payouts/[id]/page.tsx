import { LineList } from "@/components/payouts/line-list";
import { STATE_WORDS } from "@/components/payouts/payout-state";
import { PageHeader } from "@/components/shared/page-header";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { InstantText } from "@/components/shared/text/date-text";
import { Button } from "@/components/ui/button";
import { pageContext } from "@/lib/delivery/page";
import { section } from "@/lib/delivery/section";
import { LINES_URL } from "@/lib/payouts/statements/payout-addresses.model";
import { readStatement } from "@/lib/payouts/statements/read-own-payouts";
import { isId } from "@/lib/platform/base/id";
import { formatMoney } from "@/lib/platform/base/money";

export const metadata = { title: "Statement - Payouts" };

/** The statement of one payout, to read, print or download. */
export default async function StatementPage({ params, searchParams }: PageProps<"/payouts/[id]">) {
  const [{ id }, address, { ctx }] = await Promise.all([params, searchParams, pageContext()]);
  const { page, pageSize: limit } = LINES_URL.read(address);
  const statement = isId(id) ? await section(readStatement(ctx, id.toLowerCase(), { page, limit })) : null;
  if (!statement?.ok) return <LoadFailed message="Failed to load the statement" />;
  const { payout, lines, lineCount } = statement.value;
  const file = (format: string) => `/api/payouts/${payout.id}/statement?format=${format}`;
  return (
    <>
      <PageHeader
        title={formatMoney(payout.amount)}
        description={
          <>
            {STATE_WORDS[payout.state].words} <InstantText value={payout.cameBackAt ?? payout.paidAt ?? ""} />
            {payout.cameBackReason ? `: ${payout.cameBackReason}` : null}
          </>
        }
        actions={
          <>
            <Button asChild variant="outline">
              <a href={file("pdf")} download>
                PDF
              </a>
            </Button>
            <Button asChild variant="outline">
              <a href={file("csv")} download>
                CSV
              </a>
            </Button>
            <Button asChild variant="outline">
              <a href={file("xlsx")} download>
                Excel
              </a>
            </Button>
          </>
        }
      />
      {lineCount === 0 ? (
        <p className="text-muted-foreground">What was in this payout will be paid again.</p>
      ) : (
        <LineList caption="Statement" lines={lines} lineCount={lineCount} bookings="/bookings" asks />
      )}
    </>
  );
}
