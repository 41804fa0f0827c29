import { type CalendarDate, plusDays } from "@/lib/platform/base/dates/calendar-date";

/** Days overdue at which a supplier is written to, unless its agent settled others. */
export const CHASE_DAYS: readonly number[] = [14, 30, 45];

/** Where a supplier is in its rule. `step` is the letter that is due or was sent last, 0 before the first day of the rule. */
export type ChaseStep = {
  readonly step: number;
  /** Which letter it would be, from 1: never one that speaks of letters that nobody wrote. */
  readonly letter: number;
  /** Whether nobody has asked since the day of the step came. */
  readonly isDue: boolean;
  /** When the next letter is due; null after the last. */
  readonly nextOn: CalendarDate | null;
};

/**
 * The letter that is due for what was to be paid by `dueOn`: each day of the rule calls for one, and having asked on or
 * after that day, by whatever way, answers it. `asked`: the days on which the supplier was asked; those before `dueOn`
 * were about something else.
 */
export function stepOf(
  dueOn: CalendarDate,
  today: CalendarDate,
  asked: readonly CalendarDate[],
  days: readonly number[] = CHASE_DAYS,
): ChaseStep {
  const starts = days.map((count) => plusDays(dueOn, count));
  const step = starts.filter((start) => start <= today).length;
  const began = starts[step - 1];
  const isDue = began !== undefined && asked.every((day) => day < began);
  const letter = Math.min(Math.max(step, 1), asked.filter((day) => day >= dueOn).length + 1);
  return { step, letter, isDue, nextOn: starts[step] ?? null };
}
