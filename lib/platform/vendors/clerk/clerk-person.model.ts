import { z } from "zod";
import { storable } from "@/lib/platform/base/text";

/** A person as Clerk describes them. `emailVerified` allows them to take over an existing row with that address. */
export type ClerkPerson = {
  readonly clerkId: string;
  /** Null for somebody who has no address, or none any more. */
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly image: string | null;
  /** When Clerk last changed this person; null if it doesn't say, which never overwrites what is known. */
  readonly updatedAt: Date | null;
};

const NAME_LENGTH = 120;
const URL_LENGTH = 2_000;
const ADDRESS = /^(?=.{3,254}$)[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u;

/**
 * A name at Clerk is whatever somebody once typed: characters that can't be stored are left out, and nothing is
 * refused.
 */
const name = z
  .string()
  .transform((value) =>
    storable(value)
      .replace(/\p{Cc}+/gu, " ")
      .trim()
      .slice(0, NAME_LENGTH)
      .toWellFormed(),
  )
  .transform((value) => value || null)
  .nullish()
  .catch(null);

const address = z.object({
  id: z.string(),
  email_address: z
    .string()
    .trim()
    .regex(ADDRESS)
    .refine((value) => value.isWellFormed()),
  verification: z.object({ status: z.string() }).nullish().catch(null),
});

/** Clerk's own id of a person. */
export const clerkId = z.string().regex(/^[\w-]{1,100}$/);

const user = z.object({
  id: clerkId,
  first_name: name,
  last_name: name,
  image_url: z
    .url({ protocol: /^https$/ })
    .max(URL_LENGTH)
    .nullish()
    .catch(null),
  primary_email_address_id: z.string().nullish().catch(null),
  email_addresses: z.array(z.unknown()).catch([]),
  updated_at: z.number().positive().max(8.64e15).nullish().catch(null),
});

/** The person in a `user.created` or `user.updated` event. Fails only if the person's id is missing. */
export const clerkPerson = user.transform((data): ClerkPerson => {
  const addresses = data.email_addresses.map((one) => address.safeParse(one).data);
  const primary = addresses.find((one) => one && one.id === data.primary_email_address_id);
  return {
    clerkId: data.id,
    email: primary?.email_address ?? null,
    emailVerified: primary?.verification?.status === "verified",
    firstName: data.first_name ?? null,
    lastName: data.last_name ?? null,
    image: data.image_url ?? null,
    updatedAt: data.updated_at ? new Date(data.updated_at) : null,
  };
});
