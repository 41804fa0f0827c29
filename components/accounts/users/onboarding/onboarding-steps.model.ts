export const STEPS = ["Personal Information", "Company Information", "Email Forwarding Setup"] as const;

/** After the last step, while the countdown runs. */
export const SENT = STEPS.length + 1;
export const COUNTDOWN_SECONDS = 10;

/** What has been saved of somebody's onboarding. */
type Saved = { readonly hasDetails: boolean; readonly hasAddresses: boolean };

/** The step that an address asks for, as far as those before it were saved. */
export function stepAskedFor(asked: unknown, { hasDetails, hasAddresses }: Saved): number {
  const step = Number(asked);
  const most = hasDetails ? (hasAddresses ? SENT : STEPS.length) : STEPS.length - 1;
  return Number.isInteger(step) && step >= 1 ? Math.min(step, most) : 1;
}

export function addressOfStep(step: number): string {
  return `/onboarding?step=${step}`;
}
