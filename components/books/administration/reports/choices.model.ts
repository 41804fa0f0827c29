import type { Report } from "@/lib/books/reports/report.model";
import { type CalendarDate, monthOf, plusDays } from "@/lib/platform/base/dates/calendar-date";
import { monthInWords } from "@/lib/platform/base/dates/day-in-words";
import {
  accountWords,
  type BankAccount,
} from "@/lib/reconciliation/bank-transactions/accounts/account.model";

const MONTHS = 24;
const YEARS = 5;

/** Returns the choices that a report needs, the usual value first. */
export function choicesOf({ asks }: Report, accounts: readonly BankAccount[], today: CalendarDate) {
  if (asks === "nothing") return [];
  if (asks === "year") {
    const years = Array.from({ length: YEARS }, (_, back) => String(Number(today.slice(0, 4)) - back));
    return [
      { name: "year", label: "Year", of: years.map((year) => ({ value: year, label: year })) },
    ] as const;
  }
  const months = monthsBefore(today, MONTHS);
  return [
    {
      name: "account",
      label: "Account",
      of: accounts.map((account) => ({ value: account.id, label: accountWords(account) })),
    },
    {
      name: "month",
      label: "Month",
      of: months.map((month) => ({ value: month.slice(0, 7), label: monthInWords(month) })),
    },
  ] as const;
}

function monthsBefore(day: CalendarDate, count: number): readonly CalendarDate[] {
  const { first } = monthOf(day);
  return count === 0 ? [] : [first, ...monthsBefore(plusDays(first, -1), count - 1)];
}
