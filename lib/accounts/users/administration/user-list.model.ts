import type { Role } from "@/lib/accounts/identity/identity.model";
import type { USER_SORTS } from "@/lib/platform/base/addresses/admin-addresses.model";
import type { Sort } from "@/lib/platform/base/addresses/url-state.model";

/** A person as administrators see them; instants are ISO texts. */
export type UserRow = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly companyName: string | null;
  readonly role: Role;
  readonly isOnboarded: boolean;
  readonly isSuspended: boolean;
  readonly lastSeenAt: string | null;
  readonly createdAt: string;
  readonly bookingCount: number;
  /** The number of emails that wait for the person's decision. */
  readonly waitingCount: number;
};

/** The filter of the user list, and the part to read. */
export type UserListQuery = {
  readonly search: string;
  readonly role: Role | null;
  readonly standing: "suspended" | "active" | null;
  readonly sort: Sort<(typeof USER_SORTS)[number]> | null;
  readonly skip: number;
  readonly limit: number;
};
