import { z } from "zod";

/** For how many days an account is only closed, so that its person may come back. */
export const GRACE_DAYS = 14;

const DAY_MS = 86_400_000;
/** Clocks of machines differ: nobody erases what somebody may still keep. */
const CLOCKS_MS = 3_600_000;

/** What proves that it is the person who asks: their password, or where we have none, their own address. */
export const leavingRequest = z.object({ confirmation: z.string().max(254).catch("") });
export type LeavingRequest = z.output<typeof leavingRequest>;

/** When an account is erased that is left now. */
export function eraseAtOf(now: Date): Date {
  return new Date(now.getTime() + GRACE_DAYS * DAY_MS);
}

/** Whether there is a way back. */
export function mayBeKept(eraseAt: Date, now: Date): boolean {
  return now < eraseAt;
}

/** What was to be erased before this is erased now. */
export function erasedBefore(now: Date): Date {
  return new Date(now.getTime() - CLOCKS_MS);
}

/** The day on which it is erased, as its person reads it. */
export function dayOfErasing(eraseAt: Date, timeZone: string): string {
  const day = { weekday: "long", month: "long", day: "numeric", year: "numeric" } as const;
  return new Intl.DateTimeFormat("en-US", { ...day, timeZone }).format(eraseAt);
}
