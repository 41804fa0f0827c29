import { useState } from "react";
import { moneyText } from "@/components/inbox/emails/reading/panel-row";
import { DayText } from "@/components/shared/text/date-text";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { isCalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { LINES, type Line, type ReviewedValues, type Versions } from "./review-words.model";

/**
 * A table that compares the extracted values with the agent's and, once decided, the final ones. A row links to the
 * value's place in the email.
 */
export function Comparison({
  said,
  flash,
  onLocate,
}: {
  readonly said: Versions;
  readonly flash?: string | null;
  /** Returns a function that shows the field in the email; undefined if the email doesn't contain it. */
  readonly onLocate?: (field: string) => (() => void) | undefined;
}) {
  const { position, read, agent, decided } = said;
  const [all, setAll] = useState(false);
  const shown = LINES.filter((line) => all || !line.isMore || saysAny(line, agent) || saysAny(line, decided));
  return (
    <div>
      <table className="w-full table-fixed text-sm">
        <caption className="sr-only">What was read and what the agent says</caption>
        <thead>
          <tr className="text-left text-muted-foreground [&>th]:py-1 [&>th]:pr-2 [&>th]:font-medium">
            <th scope="col">Field</th>
            <th scope="col">AI parsed</th>
            <th scope="col">Agent says</th>
            {decided ? <th scope="col">Sent back</th> : null}
          </tr>
        </thead>
        <tbody>
          {shown.map((line) => (
            <Row
              key={line.name}
              {...{ line, position, read, agent, decided }}
              flashing={flash === line.field}
              onLocate={onLocate?.(line.field)}
            />
          ))}
        </tbody>
      </table>
      {all || shown.length === LINES.length ? null : (
        <Button variant="link" size="inline" className="mt-1 text-sm" onClick={() => setAll(true)}>
          Show all fields
        </Button>
      )}
    </div>
  );
}

function Row({
  line,
  position,
  read,
  agent,
  decided,
  flashing,
  onLocate,
}: Versions & {
  readonly line: Line;
  readonly flashing: boolean;
  readonly onLocate: (() => void) | undefined;
}) {
  const differs = saysAny(line, agent) && !saysSame(line, read, { ...read, ...agent });
  return (
    <tr
      data-panel-field={`${position}:${line.field}`}
      tabIndex={-1}
      className={cn("border-t align-top [&>*]:py-1.5 [&>*]:pr-2", flashing && "bg-mark text-foreground")}
    >
      <th scope="row" className="text-left font-normal">
        {onLocate ? (
          <button
            type="button"
            onClick={onLocate}
            className="-my-0.5 block min-h-6 rounded-sm text-left underline decoration-dotted underline-offset-4 hover:text-primary"
          >
            {line.label}
            <span className="sr-only">: show it in the email</span>
          </button>
        ) : (
          line.label
        )}
      </th>
      <td className={cn(differs && "text-muted-foreground line-through")}>
        <SaidValue line={line} said={read} />
      </td>
      <td className={cn(differs && "font-medium")}>
        <SaidValue line={line} said={agent} />
      </td>
      {decided ? (
        <td className="font-medium">
          <SaidValue line={line} said={decided} />
        </td>
      ) : null}
    </tr>
  );
}

/** A value of one version, in the user's format; a dash if empty. */
function SaidValue({ line, said }: { readonly line: Line; readonly said: Partial<ReviewedValues> | null }) {
  if (!saysAny(line, said)) return <span className="text-muted-foreground">–</span>;
  const value = said?.[line.name] ?? "";
  if (line.kind === "day" && isCalendarDate(value)) return <DayText value={value} />;
  if (line.currency) return <Amount value={value} currency={said?.[line.currency] ?? ""} />;
  return <span className="break-words">{value}</span>;
}

/** An amount with its currency. Text that isn't an amount is shown as typed. */
function Amount({ value, currency }: { readonly value: string; readonly currency: string }) {
  const isAmount = value === "" || Number.isFinite(Number(value));
  if (!isAmount) return [value, currency].join(" ");
  return <span className="tabular-nums">{moneyText(value === "" ? null : Number(value), currency)}</span>;
}

/** Returns whether two versions agree on a row. */
function saysSame(line: Line, one: Partial<ReviewedValues>, other: Partial<ReviewedValues>): boolean {
  return [line.name, ...(line.currency ? [line.currency] : [])].every(
    (name) => (one[name] ?? "") === (other[name] ?? ""),
  );
}

/** Returns whether a version has a value for a row. */
function saysAny(line: Line, said: Partial<ReviewedValues> | null): boolean {
  return Boolean(said?.[line.name] || (line.currency && said?.[line.currency]));
}
