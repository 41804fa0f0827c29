export const STEPS = ["Personal Information", "Company Information", "Email Forwarding Setup"] as const;

/** The state after the last step, while the countdown runs. */
export const SENT = STEPS.length + 1;
export const COUNTDOWN_SECONDS = 10;

/** The parts of a user's onboarding that have been saved. */
type Saved = { readonly hasDetails: boolean; readonly hasAddresses: boolean };

/** Returns the step in the address, limited to the first one that isn't saved yet. */
export function stepAskedFor(asked: unknown, { hasDetails, hasAddresses }: Saved): number {
  const step = Number(asked);
  const most = hasDetails ? (hasAddresses ? SENT : STEPS.length) : STEPS.length - 1;
  return Number.isInteger(step) && step >= 1 ? Math.min(step, most) : 1;
}

export function addressOfStep(step: number): string {
  return `/onboarding?step=${step}`;
}
