import { z } from "zod";
import { requiredText } from "@/lib/platform/base/input";

/** What a key may: `write` reads as well. */
export const KEY_SCOPES = ["read", "write"] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];

/** After how many days a key may end; null is never. */
export const KEY_LIVES = [30, 90, 365, null] as const;

/** How many keys of an agent may work at a time. */
export const MOST_KEYS = 20;

const NAME_LENGTH = 60;
const DAY_MS = 86_400_000;

/** What an agent says of a key that is to be made. */
export const newApiKey = z.object({
  name: requiredText("Name is required", NAME_LENGTH),
  scope: z.enum(KEY_SCOPES, { error: "Choose what the key may do" }),
  days: z
    .number()
    .nullable()
    .refine((days) => KEY_LIVES.some((one) => one === days), "Choose when the key expires"),
});
export type NewApiKey = z.output<typeof newApiKey>;

/** A key as its agent sees it again and again; the key itself is shown once. Instants are ISO texts. */
export type ApiKey = {
  readonly id: string;
  readonly name: string;
  readonly scope: KeyScope;
  readonly start: string;
  readonly createdAt: string;
  readonly expiresAt: string | null;
  readonly lastUsedAt: string | null;
  readonly isExpired: boolean;
};

/** When a key of so many days ends. */
export function endOf(days: number | null, now: Date): Date | null {
  return days === null ? null : new Date(now.getTime() + days * DAY_MS);
}

/** Whether a key of this scope does for a call that wants that one; a call that wants none is open to no key. */
export function allows(scope: KeyScope, wanted: KeyScope | undefined): boolean {
  return wanted !== undefined && (scope === "write" || scope === wanted);
}
