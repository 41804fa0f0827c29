import { z } from "zod";
import type { Role } from "@/lib/accounts/identity/identity.model";
import { optionalText, requiredText, text } from "@/lib/platform/base/input";

/** A person's own record, as `GET /users/me` returns it. */
export type UserRecord = {
  readonly id: string;
  readonly email: string;
  readonly fullName: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly phoneNumber: string | null;
  readonly companyName: string | null;
  readonly companyAddress: string | null;
  readonly bio: string | null;
  readonly image: string | null;
  readonly role: Role;
  readonly hasCompletedOnboarding: boolean;
  readonly hasCompletedTour: boolean;
  /** Whether an address to forward from has been verified. */
  readonly hasConfiguredEmail: boolean;
  readonly settings: { readonly timezone: string; readonly currency: string };
};

/** The part of a record that its person may change. Names belong together: see `namesFrom`. */
export type UserChange = Partial<
  Pick<
    UserRecord,
    | "fullName"
    | "firstName"
    | "lastName"
    | "phoneNumber"
    | "companyName"
    | "companyAddress"
    | "bio"
    | "hasCompletedOnboarding"
    | "hasCompletedTour"
  >
>;

const name = text(120).nullish();

/**
 * The body of `POST /users`: names are optional and fill only empty ones. Who it is comes from the session, whatever
 * else the sign-in provider sends.
 */
export const ownRow = z.looseObject({ firstName: name, lastName: name }).default({});

/** The body of `PUT /users/me/onboarding`. */
export const progress = z
  .object({ hasCompletedOnboarding: z.boolean().optional(), hasCompletedTour: z.boolean().optional() })
  .refine(
    (flags) => flags.hasCompletedOnboarding !== undefined || flags.hasCompletedTour !== undefined,
    "Say whether onboarding or the tour is completed.",
  );
export type Progress = z.output<typeof progress>;

/**
 * The body of `PUT /users/me/profile`: fields that are left out stay unchanged, blank ones are cleared. The address
 * can't be changed here.
 */
export const profile = z.object({
  fullName: optionalText(240).optional(),
  firstName: optionalText(120).optional(),
  lastName: optionalText(120).optional(),
  phoneNumber: optionalText(40).optional(),
  companyName: optionalText(200).optional(),
  companyAddress: optionalText(500).optional(),
  bio: optionalText(2000).optional(),
});
export type Profile = z.output<typeof profile>;

/** The profile as programs send it: the specifications' forms include the address too, which is ignored. */
export const profileBody = profile
  .extend({ email: z.unknown().optional() })
  .transform(({ email: _, ...told }) => told);

/** The profile in the form that people fill in, where the name is required. */
export const profileForm = profile.extend({ fullName: requiredText("Full name is required", 240) });

/** The required details of onboarding in the order of the form, with their labels. */
export const DETAIL_LABELS = {
  firstName: "First Name",
  lastName: "Last Name",
  phoneNumber: "Phone Number",
  companyName: "Company Name",
  companyAddress: "Company Address",
} as const;
type Detail = keyof typeof DETAIL_LABELS;

const details = z.object({
  firstName: text(120).default(""),
  lastName: text(120).default(""),
  phoneNumber: text(40).default(""),
  companyName: text(200).default(""),
  companyAddress: text(500).default(""),
  /** The currency of headline figures, and the time zone in which days begin; empty leaves the current value. */
  currency: text(3).default(""),
  timezone: text(60).default(""),
});
export type OnboardingDetails = z.output<typeof details>;

/** The body of `POST /users/me/onboarding-details`: all five details, or one message that names those missing. */
export const onboardingDetails = withAll(Object.keys(DETAIL_LABELS) as Detail[]);

/** The onboarding details as programs send them, with the address that the specifications include. */
export const onboardingBody = details
  .extend({ email: z.unknown().optional() })
  .transform(({ email: _, ...told }): z.input<typeof details> => told)
  .pipe(onboardingDetails);

/** The first step of onboarding, which only the form checks. */
export const personalDetails = withAll(["firstName", "lastName", "phoneNumber"]);

function withAll(needed: readonly Detail[]) {
  return details.superRefine((given, issues) => {
    const missing = needed.filter((key) => given[key] === "");
    const message = `Please fill in the following fields: ${missing.map((key) => DETAIL_LABELS[key]).join(", ")}`;
    for (const key of missing) issues.addIssue({ code: "custom", path: [key], message });
  });
}

/**
 * Returns the initial values of the form from what is known of a person; splits a full name if its parts are unknown.
 */
export function knownDetails(user: UserRecord): OnboardingDetails {
  const { firstName, lastName } = (user.firstName ?? user.lastName) ? user : split(user.fullName);
  return {
    firstName: firstName ?? "",
    lastName: lastName ?? "",
    phoneNumber: user.phoneNumber ?? "",
    companyName: user.companyName ?? "",
    companyAddress: user.companyAddress ?? "",
    ...user.settings,
  };
}

type Names = Pick<UserRecord, "fullName" | "firstName" | "lastName">;
type NewNames = { readonly [K in keyof Names]?: string | null | undefined };

/** Returns first, last and full name after some of them are given; a full name alone is split at its first space. */
export function namesFrom(known: Names, given: NewNames): Names {
  const { firstName = known.firstName, lastName = known.lastName } = given;
  if (given.firstName !== undefined || given.lastName !== undefined) {
    return { firstName, lastName, fullName: [firstName, lastName].filter(Boolean).join(" ") };
  }
  if (given.fullName !== undefined) return split(given.fullName ?? "");
  return { firstName, lastName, fullName: known.fullName };
}

function split(fullName: string): Names {
  const [firstName = null, ...rest] = fullName.split(/\s+/).filter(Boolean);
  return { firstName, lastName: rest.join(" ") || null, fullName };
}
