import { PageLink } from "@/components/ui/links/page-link";
import type { StatementView } from "@/lib/inbox/emails/email-view.model";
import { moneyText } from "./panel-row";
import { PanelSectionBox } from "./panel-section";

/** A commission statement: its totals, and its lines with the bookings they concern. */
export function StatementSection({ statement }: { readonly statement: StatementView }) {
  const { currency = null, entries } = statement;
  const matched = entries.filter((entry) => entry.bookingId).length;
  return (
    <PanelSectionBox title="Commission Statement">
      <Line label="Reference">{statement.referenceNumber}</Line>
      <Line label="Period">{statement.period}</Line>
      <Line label="Bookings">{amount(statement.grossAmount, currency)}</Line>
      <Line label="Gross commission">{amount(statement.commissionAmount, currency)}</Line>
      <Line label="Charges">{amount(statement.feesAmount, currency)}</Line>
      <Line label={(statement.taxAmount ?? 0) < 0 ? "Tax added" : "Tax taken off"}>
        {amount(statement.taxAmount && Math.abs(statement.taxAmount), currency)}
      </Line>
      <Line label="Net">{amount(statement.netAmount, currency)}</Line>
      <div className="pt-2">
        <dt className="sr-only">Lines</dt>
        <dd>
          <p className="mb-1 text-muted-foreground text-sm">
            {matched} of {entries.length} lines belong to your bookings
          </p>
          <table className="w-full text-sm">
            <caption className="sr-only">Lines of the statement</caption>
            <thead>
              <tr className="border-b text-left text-muted-foreground">
                <th scope="col" className="py-1 font-normal">
                  Booking
                </th>
                <th scope="col" className="py-1 text-right font-normal">
                  Commission
                </th>
              </tr>
            </thead>
            <tbody>
              {entries.map((entry, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal, and they keep their order.
                <tr key={index} className="border-b align-top">
                  <td className="py-1.5 pr-2">
                    {entry.bookingId ? (
                      <PageLink
                        href={`/bookings/${entry.bookingId}`}
                        className="font-mono text-primary underline underline-offset-4"
                      >
                        {entry.confirmationNumber}
                      </PageLink>
                    ) : (
                      <span className="font-mono">{entry.confirmationNumber}</span>
                    )}
                    {entry.clientName ? (
                      <span className="block text-muted-foreground">{entry.clientName}</span>
                    ) : null}
                  </td>
                  <td className="whitespace-nowrap py-1.5 text-right font-medium">
                    {amount(entry.commission, currency)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </dd>
      </div>
    </PanelSectionBox>
  );
}

function Line({ label, children }: { readonly label: string; readonly children: string | null | undefined }) {
  if (!children) return null;
  return (
    <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] border-b py-1.5">
      <dt className="text-muted-foreground text-sm">{label}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}

function amount(value: number | undefined, currency: string | null): string | null {
  return value === undefined ? null : moneyText(value, currency);
}
