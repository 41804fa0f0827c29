import { z } from "zod";
import type { Role } from "@/lib/accounts/identity/identity.model";
import { optionalText, requiredText, text } from "@/lib/platform/base/input";

/** A person's own record, as `GET /users/me` answers it. */
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

/** `POST /users`: names are optional and fill only what is empty; who it is comes from the session, whatever else a sign-in tells. */
export const ownRow = z.looseObject({ firstName: name, lastName: name }).default({});

/** `PUT /users/me/onboarding`. */
export const progress = z
  .object({ hasCompletedOnboarding: z.boolean().optional(), hasCompletedTour: z.boolean().optional() })
  .refine(
    (flags) => flags.hasCompletedOnboarding !== undefined || flags.hasCompletedTour !== undefined,
    "Say whether onboarding or the tour is completed.",
  );
export type Progress = z.output<typeof progress>;

/** `PUT /users/me/profile`: what is left out stays, what is blank is cleared. The address can't be changed here. */
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

/** The same from programs: the specifications' forms hold the address too, which stays as it is. */
export const profileBody = profile
  .extend({ email: z.unknown().optional() })
  .transform(({ email: _, ...told }) => told);

/** The same in the form that people fill in: a name can't be taken away there. */
export const profileForm = profile.extend({ fullName: requiredText("Full name is required", 240) });

/** What onboarding asks for, in the order of its form, by the names that people read. */
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
  /** Of headline figures, and in which days begin; empty leaves what there is. */
  currency: text(3).default(""),
  timezone: text(60).default(""),
});
export type OnboardingDetails = z.output<typeof details>;

/** `POST /users/me/onboarding-details`: all five, or one message that names those missing. */
export const onboardingDetails = withAll(Object.keys(DETAIL_LABELS) as Detail[]);

/** The same from programs, with the address that the specifications send along. */
export const onboardingBody = details
  .extend({ email: z.unknown().optional() })
  .transform(({ email: _, ...told }): z.input<typeof details> => told)
  .pipe(onboardingDetails);

/** The first step of onboarding, which the form alone checks. */
export const personalDetails = withAll(["firstName", "lastName", "phoneNumber"]);

function withAll(needed: readonly Detail[]) {
  return details.superRefine((given, issues) => {
    const missing = needed.filter((key) => given[key] === "");
    const message = `Please fill in the following fields: ${missing.map((key) => DETAIL_LABELS[key]).join(", ")}`;
    for (const key of missing) issues.addIssue({ code: "custom", path: [key], message });
  });
}

/** What is known of a person already, as the form begins; a name that was never told apart is split. */
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

/** First, last and full name as they become when some of them are given; a full name alone is split at its first space. */
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
