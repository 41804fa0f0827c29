import { z } from "zod";
import { requiredText } from "@/lib/platform/base/input";

/** What a key may do: `write` includes reading. */
export const KEY_SCOPES = ["read", "write"] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];

/** The lifetimes of a key, in days; null means that it doesn't expire. */
export const KEY_LIVES = [30, 90, 365, null] as const;

/** The most keys of an agent that may be valid at a time. */
export const MOST_KEYS = 20;

const NAME_LENGTH = 60;
const DAY_MS = 86_400_000;

/** The input for a new key. */
export const newApiKey = z.object({
  name: requiredText("Name is required", NAME_LENGTH),
  scope: z.enum(KEY_SCOPES, { error: "Choose what the key may do" }),
  days: z
    .number()
    .nullable()
    .refine((days) => KEY_LIVES.some((one) => one === days), "Choose when the key expires"),
});
export type NewApiKey = z.output<typeof newApiKey>;

/** A key as its agent sees it; the key itself is shown only once. Instants are ISO texts. */
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

/** Returns when a key with this lifetime expires. */
export function endOf(days: number | null, now: Date): Date | null {
  return days === null ? null : new Date(now.getTime() + days * DAY_MS);
}

/**
 * Whether a key of this scope suffices for a call that requires `wanted`. A call that requires no scope is open to no
 * key.
 */
export function allows(scope: KeyScope, wanted: KeyScope | undefined): boolean {
  return wanted !== undefined && (scope === "write" || scope === wanted);
}
