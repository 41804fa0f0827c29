import type { ReactNode } from "react";
import { AsOf } from "@/components/desk/administration/as-of";
import { whole } from "@/components/desk/administration/facts";
import { SectionCard } from "@/components/desk/dashboard/section-card";
import { EmptyState } from "@/components/shared/states/empty-state";
import { DayText } from "@/components/shared/text/date-text";
import { PageLink } from "@/components/ui/links/page-link";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import {
  ACCURACY_VERDICTS,
  type AccuracyVerdict,
  type Judged,
} from "@/lib/inbox/emails/accuracy/accuracy.model";
import {
  type AccuracyFigures,
  type AccuracyPeriod,
  allOf,
  type Counted,
  shareOf,
} from "@/lib/inbox/emails/accuracy/accuracy-figures.model";
import { fieldLabel, languageLabel } from "@/lib/inbox/emails/accuracy/accuracy-words.model";
import { UNKNOWN_SENDER } from "@/lib/inbox/emails/email-words.model";
import { typeLabel } from "@/lib/inbox/emails/reading/reading-words.model";
import {
  ANY_EMAIL_CATEGORIES,
  ANY_EMAILS_URL,
  NO_SENDER,
} from "@/lib/platform/base/addresses/admin-addresses.model";
import { isCalendarDate, monthOf, plusDays } from "@/lib/platform/base/dates/calendar-date";
import type { CachedFigures } from "@/lib/platform/figures/cached-figures.model";

type Patch = NonNullable<Parameters<typeof ANY_EMAILS_URL.href>[1]>;
/** Returns the address of the list of emails that match a filter. */
type MailsOf = (patch: Patch) => string;

type AccuracyRow = Judged & {
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
function AccuracyTable({
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

type Props = { readonly figures: CachedFigures<AccuracyFigures>; readonly days: AccuracyPeriod };

/** The accuracy of extracted values by field, kind, language, sender and time. Each figure links to its emails. */
export function AccuracyTables({ figures: { at, value }, days }: Props) {
  const mails = (patch: Parameters<MailsOf>[0]) => ANY_EMAILS_URL.href("/admin/emails", { days, ...patch });
  return (
    <>
      <div className="grid grid-cols-1 gap-4 xl:grid-cols-2">
        <SectionCard title="By field">
          <AccuracyTable
            caption="Accuracy by field"
            column="Field"
            mails={mails}
            rows={value.fields
              .filter((one) => allOf(one) > 0)
              .map((one) => ({
                ...one,
                key: one.field,
                label: fieldLabel(one.field),
                of: { field: one.field },
              }))}
          />
        </SectionCard>
        <div className="flex flex-col gap-4 self-start">
          <SectionCard title="By kind">
            <AccuracyTable
              caption="Accuracy by kind"
              column="Kind"
              mails={mails}
              rows={value.kinds.map(kindRow)}
            />
          </SectionCard>
          <SectionCard title="By language">
            <AccuracyTable
              caption="Accuracy by language"
              column="Language"
              mails={mails}
              rows={value.languages.map((one) => ({
                ...one,
                key: one.name ?? "unknown",
                label: languageLabel(one.name),
                of: { language: one.name ?? "unknown" },
              }))}
            />
          </SectionCard>
          <SectionCard title="Over time" description={days === "365" ? "by month" : "by week"}>
            <AccuracyTable
              caption="Accuracy over time"
              column="From"
              mails={mails}
              rows={value.steps.map((one) => stepRow(one, days))}
            />
          </SectionCard>
        </div>
        <div className="xl:col-span-2">
          <SectionCard title="Senders that fail most" description="Values corrected or filled in by hand">
            <AccuracyTable
              caption="Accuracy by sender"
              column="Sender"
              mails={mails}
              rows={value.senders.map((one) => ({
                ...one,
                key: one.name ?? "",
                label: one.name ?? UNKNOWN_SENDER,
                of: { sender: one.name ?? NO_SENDER },
              }))}
            />
          </SectionCard>
        </div>
      </div>
      <AsOf at={at} />
    </>
  );
}

function kindRow(one: Counted): AccuracyRow {
  const name = one.name ?? "unknown";
  const category = ANY_EMAIL_CATEGORIES.find((known) => known === name) ?? null;
  return { ...one, key: name, label: typeLabel(name), of: { category } };
}

function stepRow(one: Counted, days: AccuracyPeriod): AccuracyRow {
  const from = one.name;
  if (!isCalendarDate(from)) return { ...one, key: from ?? "", label: from, of: {} };
  const of = { from, to: days === "365" ? monthOf(from).last : plusDays(from, 6) };
  return { ...one, key: from, label: <DayText value={from} />, of };
}
