import { z } from "zod";

/** The number of days for which an account is only closed, so that its owner may come back. */
export const GRACE_DAYS = 14;

const DAY_MS = 86_400_000;
/**
 * The most that the clocks of machines may differ, so that none erases an account that another would still let its
 * owner keep.
 */
const CLOCKS_MS = 3_600_000;

/**
 * What proves that the person themself asks: their password or, where another provider handles sign-in, their own
 * address.
 */
export const leavingRequest = z.object({ confirmation: z.string().max(254).catch("") });
export type LeavingRequest = z.output<typeof leavingRequest>;

/** Returns when an account that is closed now will be erased. */
export function eraseAtOf(now: Date): Date {
  return new Date(now.getTime() + GRACE_DAYS * DAY_MS);
}

/** Whether the account can still be kept. */
export function mayBeKept(eraseAt: Date, now: Date): boolean {
  return now < eraseAt;
}

/** Returns the time before which an erasure must have been due for it to run now. */
export function erasedBefore(now: Date): Date {
  return new Date(now.getTime() - CLOCKS_MS);
}

/** Returns the day of the erasure, as its owner reads it. */
export function dayOfErasing(eraseAt: Date, timeZone: string): string {
  const day = { weekday: "long", month: "long", day: "numeric", year: "numeric" } as const;
  return new Intl.DateTimeFormat("en-US", { ...day, timeZone }).format(eraseAt);
}
