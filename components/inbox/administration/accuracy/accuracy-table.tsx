import type { ReactNode } from "react";
import { whole } from "@/components/desk/administration/facts";
import { EmptyState } from "@/components/shared/states/empty-state";
import { PageLink } from "@/components/ui/links/page-link";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import {
  ACCURACY_VERDICTS,
  type AccuracyVerdict,
  type Judged,
} from "@/lib/inbox/emails/accuracy/accuracy.model";
import { shareOf } from "@/lib/inbox/emails/accuracy/accuracy-figures.model";
import type { ANY_EMAILS_URL } from "@/lib/platform/base/addresses/admin-addresses.model";

type Patch = NonNullable<Parameters<typeof ANY_EMAILS_URL.href>[1]>;
/** Returns the address of the list of emails that match a filter. */
export type MailsOf = (patch: Patch) => string;

export type AccuracyRow = Judged & {
  readonly key: string;
  readonly label: ReactNode;
  /** The filter that selects this row's emails. */
  readonly of: Patch;
};

/** Five columns fit on a phone only with less padding. */
const TIGHT = "max-sm:px-0.5";
const WORDS: Readonly<Record<AccuracyVerdict, string>> = {
  correct: "Correct",
  corrected: "Corrected",
  missing: "Missing",
};

/** A table of how often extracted values were correct, corrected or missing. */
export function AccuracyTable({
  caption,
  column,
  rows,
  mails,
}: {
  readonly caption: string;
  readonly column: string;
  readonly rows: readonly AccuracyRow[];
  readonly mails: MailsOf;
}) {
  if (rows.length === 0) {
    return <EmptyState illustration="envelope" title="Nothing was judged in this time" headingLevel="h3" />;
  }
  return (
    <Table caption={caption} className="max-sm:text-sm">
      <TableHeader>
        <TableRow>
          <TableHead className={TIGHT}>{column}</TableHead>
          {ACCURACY_VERDICTS.map((verdict) => (
            <TableHead key={verdict} className={`${TIGHT} text-right`}>
              {WORDS[verdict]}
            </TableHead>
          ))}
          <TableHead className={`${TIGHT} text-right`}>Read well</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.key}>
            <TableHead
              scope="row"
              className={`${TIGHT} whitespace-normal text-foreground [overflow-wrap:anywhere] max-sm:text-sm sm:text-base`}
            >
              {row.label}
            </TableHead>
            {ACCURACY_VERDICTS.map((verdict) => (
              <TableCell key={verdict} className={`${TIGHT} text-right tabular-nums`}>
                <Count count={row[verdict]} href={mails({ ...row.of, judged: verdict })} />
              </TableCell>
            ))}
            <TableCell className={`${TIGHT} whitespace-nowrap text-right tabular-nums`}>
              {shareOf(row)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function Count({ count, href }: { readonly count: number; readonly href: string }) {
  if (count === 0) return whole(count);
  return (
    <PageLink href={href} className="rounded-sm text-primary underline decoration-1 underline-offset-4">
      {whole(count)}
    </PageLink>
  );
}
