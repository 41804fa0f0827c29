import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { dayInWords } from "@/lib/platform/base/dates/day-in-words";
import { formatMoney, type Money } from "@/lib/platform/base/money";
import type { DateFormat, Language } from "@/lib/platform/base/settings/settings-choices";
import { LETTERS } from "./chase-letters.model";

/** One overdue booking of a group, with its amount as text. */
export type ChaseLine = {
  readonly id: string;
  readonly confirmationNumber: string;
  readonly clientName: string | null;
  readonly travelStart: CalendarDate;
  readonly travelEnd: CalendarDate;
  readonly dueOn: CalendarDate;
  /** The supplier cancelled the booking, so the outstanding amount is the commission that the agent keeps. */
  readonly isCancelled: boolean;
  readonly daysOverdue: number;
  readonly outstanding: string;
};

export type Letter = {
  readonly language: Language;
  /** The number of the letter in the supplier's chase schedule, from 1; later letters are firmer. */
  readonly step: number;
  readonly contactName: string | null;
  readonly supplierName: string;
  readonly lines: readonly ChaseLine[];
  readonly sums: readonly Money[];
  readonly sender: string;
  /** The date format of an English letter; other languages use their own format. */
  readonly dateFormat: DateFormat;
};

/** Returns the email that asks a supplier for overdue commission, in the supplier's language. */
export function chaseLetterOf(letter: Letter): { readonly subject: string; readonly body: string } {
  const { language, lines, sums, sender } = letter;
  const words = LETTERS[language];
  const bookings = (lines.length === 1 ? words.one : words.many).replace("{n}", String(lines.length));
  const day = (date: CalendarDate) => inWords(date, letter);
  const table = lines.map((line) => {
    const client = line.clientName ? `, ${line.clientName}` : "";
    const cancelled = line.isCancelled ? `, ${words.cancelled}` : "";
    const travel = `${words.travel} ${day(line.travelStart)} ${words.to} ${day(line.travelEnd)}`;
    return `- ${line.confirmationNumber}${client}, ${travel}${cancelled}: ${line.outstanding}, ${words.due} ${day(line.dueOn)}`;
  });
  const asks = words.asks[Math.min(Math.max(letter.step, 1), words.asks.length) - 1] ?? "";
  const dear = letter.contactName
    ? words.dear.replace("{name}", letter.contactName)
    : words.team.replace("{supplier}", letter.supplierName);
  return {
    subject: `${letter.step > 1 ? `${words.reminder}: ` : ""}${words.subject.replace("{bookings}", bookings)}`,
    body: [
      dear,
      "",
      words.opening.replace("{bookings}", bookings),
      "",
      ...table,
      "",
      `${words.sum}: ${sums.map(formatMoney).join(", ")}`,
      "",
      asks,
      "",
      words.regards,
      sender,
    ].join("\n"),
  };
}

function inWords(date: CalendarDate, { language, dateFormat }: Letter): string {
  if (language === "en") return dayInWords(date, dateFormat);
  const format = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
  return format.format(new Date(`${date}T00:00:00Z`));
}
