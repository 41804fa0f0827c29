import { AsOf } from "@/components/desk/administration/as-of";
import { SectionCard } from "@/components/desk/dashboard/section-card";
import { DayText } from "@/components/shared/text/date-text";
import {
  type AccuracyFigures,
  type AccuracyPeriod,
  allOf,
  type Counted,
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
import { type AccuracyRow, AccuracyTable, type MailsOf } from "./accuracy-table";

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
