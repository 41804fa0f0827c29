import { XIcon } from "lucide-react";
import type { ReactNode } from "react";
import { ExportMenu } from "@/components/shared/menu/export-menu";
import { ChoiceFilter } from "@/components/shared/table/choice-filter";
import { SearchBox } from "@/components/shared/table/search-box";
import { useUrlState } from "@/components/shared/table/url-state";
import { DayText } from "@/components/shared/text/date-text";
import { Button } from "@/components/ui/button";
import { fieldLabel, languageLabel } from "@/lib/inbox/emails/accuracy/accuracy-words.model";
import { UNKNOWN_SENDER } from "@/lib/inbox/emails/email-words.model";
import {
  ANY_EMAIL_CATEGORIES,
  ANY_EMAIL_STATUSES,
  ANY_EMAILS_URL,
  NO_SENDER,
} from "@/lib/platform/base/addresses/admin-addresses.model";
import { isCalendarDate } from "@/lib/platform/base/dates/calendar-date";

/** The list's tools: search by number or sender, filters by status, category and agent, and export. */
export function AdminEmailTools({ agent }: { readonly agent: string | null }) {
  const { values, go } = useUrlState(ANY_EMAILS_URL);
  const { search, status, category, sender, judged, field, language, days, from, to } = values;
  return (
    <>
      <SearchBox
        url={ANY_EMAILS_URL}
        label="Search emails"
        placeholder="Number, client, supplier or sender..."
      />
      <ChoiceFilter
        label="Status"
        all="All statuses"
        choices={ANY_EMAIL_STATUSES}
        words={sentenceCase}
        className="w-44 max-sm:w-auto max-sm:min-w-36 max-sm:flex-1"
        value={status}
        onChoose={(chosen) => go({ status: chosen })}
      />
      <ChoiceFilter
        label="Category"
        all="All categories"
        choices={ANY_EMAIL_CATEGORIES}
        words={sentenceCase}
        className="w-44 max-sm:w-auto max-sm:min-w-36 max-sm:flex-1"
        value={category}
        onChoose={(chosen) => go({ category: chosen })}
      />
      {sender ? <Chip label={senderWords(sender)} onRemove={() => go({ sender: null })} /> : null}
      {values.agent ? <Chip label={agent ?? "Unknown agent"} onRemove={() => go({ agent: null })} /> : null}
      {judged || field ? (
        <Chip label={judgedWords(judged, field)} onRemove={() => go({ judged: null, field: null })} />
      ) : null}
      {language ? <Chip label={languageLabel(language)} onRemove={() => go({ language: null })} /> : null}
      {from || to ? <Chip label={spanWords(from, to)} onRemove={() => go({ from: null, to: null })} /> : null}
      {days ? <Chip label={`Last ${days} days`} onRemove={() => go({ days: null })} /> : null}
      <ExportMenu
        path="/api/admin/emails/export"
        query={{
          ...{ search, status, category, sender, agent: values.agent },
          ...{ judged, field, language, days, from, to },
        }}
      />
    </>
  );
}

/** Returns a value's words: "pending_review" becomes "Pending review". */
function sentenceCase(value: string): string {
  return `${value.charAt(0).toUpperCase()}${value.slice(1)}`.replaceAll("_", " ");
}

function senderWords(sender: string): string {
  return sender === NO_SENDER ? UNKNOWN_SENDER : sender;
}

function spanWords(from: string, to: string): ReactNode {
  const day = (value: string) => (isCalendarDate(value) ? <DayText value={value} /> : "…");
  return (
    <>
      {day(from)} – {day(to)}
    </>
  );
}

function judgedWords(judged: string | null, field: string): string {
  const words = field ? fieldLabel(field) : "Any field";
  return judged ? `${words}: ${judged}` : `${words}: judged`;
}

function Chip({ label, onRemove }: { readonly label: ReactNode; readonly onRemove: () => void }) {
  return (
    <Button variant="outline" className="max-w-full" onClick={onRemove}>
      <span className="truncate">{label}</span>
      <XIcon aria-label="Remove filter" />
    </Button>
  );
}
