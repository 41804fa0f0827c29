import { type CalendarDate, plusDays } from "@/lib/platform/base/dates/calendar-date";

/** The numbers of days overdue after which a supplier is chased, unless its agent chose others. */
export const CHASE_DAYS: readonly number[] = [14, 30, 45];

/**
 * A supplier's position in its chase schedule. `step` is the letter that is due or was due last; 0 before the first day
 * of the schedule.
 */
export type ChaseStep = {
  readonly step: number;
  /**
   * The number of the letter to write, from 1. It never exceeds the number of letters already sent plus one, because
   * later letters mention earlier ones.
   */
  readonly letter: number;
  /** Whether nobody has contacted the supplier since the day of the current step. */
  readonly isDue: boolean;
  /** When the next letter is due; null after the last one. */
  readonly nextOn: CalendarDate | null;
};

/**
 * Returns the letter that is due for commission expected by `dueOn`. Each day of the schedule calls for one letter, and
 * contacting the supplier on or after that day in any way counts as that letter. `asked` holds the days on which the
 * supplier was contacted; those before `dueOn` were about other bookings.
 */
export function dueStepOf(
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
