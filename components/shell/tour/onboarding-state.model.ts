import { tourSteps } from "./tour-steps.model";

export const TOUR_STATUSES = ["idle", "running", "paused", "finished", "skipped"] as const;
export type TourStatus = (typeof TOUR_STATUSES)[number];

/** What this browser keeps of somebody's onboarding and tour; `person` is whose it is. */
export type OnboardingState = {
  readonly person: string;
  /** The tour is the first one, not one that was asked for. */
  readonly isOnboarding: boolean;
  readonly showDemoData: boolean;
  readonly stepIndex: number;
  readonly status: TourStatus;
  readonly hasCompletedOnboarding: boolean;
  readonly hasConfiguredEmail: boolean;
  readonly hasCompletedTour: boolean;
  /** The server doesn't know yet whether the tour is completed. */
  readonly isUnsaved: boolean;
};

/** What is known of a person whom this browser hasn't seen. */
export function newState(person: string): OnboardingState {
  return {
    person,
    isOnboarding: false,
    showDemoData: false,
    stepIndex: 0,
    status: "idle",
    hasCompletedOnboarding: true,
    hasConfiguredEmail: false,
    hasCompletedTour: false,
    isUnsaved: false,
  };
}

/** What was kept, as far as it is this person's and can be read. */
export function readState(kept: string | null, person: string): OnboardingState {
  const state = { ...newState(person), ...objectOf(kept) };
  const isWhole =
    state.person === person &&
    TOUR_STATUSES.includes(state.status) &&
    Number.isInteger(state.stepIndex) &&
    tourSteps(true)[state.stepIndex] !== undefined;
  return isWhole ? state : newState(person);
}

/** The tour from its beginning, with the sample e-mails. A tour that was asked for again isn't completed any more. */
export function started(state: OnboardingState, isOnboarding: boolean): OnboardingState {
  return {
    ...state,
    isOnboarding,
    showDemoData: true,
    stepIndex: 0,
    status: "running",
    hasCompletedTour: false,
    isUnsaved: !isOnboarding,
  };
}

/** Finished or skipped: both complete it, and the next one begins at its first step. */
export function ended(state: OnboardingState, status: "finished" | "skipped"): OnboardingState {
  return {
    ...state,
    isOnboarding: false,
    showDemoData: false,
    stepIndex: 0,
    status,
    hasCompletedTour: true,
    isUnsaved: true,
  };
}

type ServersWord = Pick<
  OnboardingState,
  "hasCompletedOnboarding" | "hasConfiguredEmail" | "hasCompletedTour"
>;

/** With what the server knows: a tour that was completed in another browser is finished here too. What was done here since it was asked is newer. */
export function told(state: OnboardingState, { hasCompletedTour, ...known }: ServersWord): OnboardingState {
  if (state.isUnsaved) return { ...state, ...known };
  const isOver = hasCompletedTour && (state.status === "running" || state.status === "paused");
  const own = isOver ? { ...ended(state, "finished"), isUnsaved: false } : state;
  return { ...own, ...known, hasCompletedTour };
}

/** One step on or back; on from the last of so many, or from what can't be shown there, the tour is finished. */
export function moved(state: OnboardingState, by: 1 | -1, count: number): OnboardingState {
  const stepIndex = Math.max(0, state.stepIndex + by);
  return stepIndex < count ? { ...state, stepIndex } : ended(state, "finished");
}

function objectOf(kept: string | null): Partial<OnboardingState> {
  try {
    const value: unknown = JSON.parse(kept ?? "{}");
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}
