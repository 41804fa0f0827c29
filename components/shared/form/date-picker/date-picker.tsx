import { CalendarIcon } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { readDay } from "@/lib/platform/base/dates/typed-day";
import { writtenDay } from "@/lib/platform/base/dates/written-date";
import { onDemand } from "../../lazy/on-demand";
import { useDatePreferences } from "../../text/date-preferences";
import type { DatePickerProps } from "./date-picker-props";

const { OnDemand: OpenPicker, preload } = onDemand(() => import("./date-picker-open"));
const near = () => void preload().catch(() => undefined);

/**
 * A day, typed in the user's date format or picked from a calendar. Text that can't be read as a day yields `null`
 * and stays in the input. The hidden input carries YYYY-MM-DD under the field's name.
 */
export function DatePicker(props: DatePickerProps) {
  const { control, value, onChange } = props;
  const { dateFormat } = useDatePreferences();
  const [asked, setAsked] = useState(false);
  const [draft, setDraft] = useState<string | null>(null);
  const written = value === null ? "" : writtenDay(value, dateFormat);
  const { name, ...attributes } = control;
  const type = (text: string) => {
    setDraft(text);
    onChange(readDay(text, dateFormat), text);
  };
  const pick = (day: CalendarDate | null) => {
    setDraft(null);
    onChange(day);
  };
  const trigger = (
    <Button
      variant="ghost"
      size="icon-sm"
      aria-label={props.chooseLabel}
      aria-haspopup="dialog"
      aria-expanded={asked}
      onPointerEnter={near}
      onFocus={near}
      onClick={() => setAsked(true)}
    >
      <CalendarIcon />
    </Button>
  );
  return (
    <div className="relative">
      <Input
        {...attributes}
        autoComplete="off"
        placeholder={dateFormat}
        value={draft ?? written}
        onChange={(event) => type(event.target.value)}
        onBlur={() => value !== null && setDraft(null)}
        className="pr-10"
      />
      <input type="hidden" name={name} value={value ?? ""} />
      <span className="absolute top-0.5 right-0.5">
        {asked ? <OpenPicker {...props} meanwhile={trigger} onChange={pick} /> : trigger}
      </span>
    </div>
  );
}
