import { tourSteps } from "./tour-steps.model";

export const TOUR_STATUSES = ["idle", "running", "paused", "finished", "skipped"] as const;
export type TourStatus = (typeof TOUR_STATUSES)[number];

/** The state of a user's onboarding and tour in this browser; `person` is the user's id. */
export type OnboardingState = {
  readonly person: string;
  /** Whether this is the user's first tour rather than one they asked for. */
  readonly isOnboarding: boolean;
  readonly showDemoData: boolean;
  readonly stepIndex: number;
  readonly status: TourStatus;
  readonly hasCompletedOnboarding: boolean;
  readonly hasConfiguredEmail: boolean;
  readonly hasCompletedTour: boolean;
  /** Whether `hasCompletedTour` still has to be sent to the server. */
  readonly isUnsaved: boolean;
};

/** Returns the state of a user that this browser hasn't seen before. */
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

/** Parses the stored state. Returns a new state if it belongs to another user or is unreadable. */
export function readState(kept: string | null, person: string): OnboardingState {
  const state = { ...newState(person), ...objectOf(kept) };
  const isWhole =
    state.person === person &&
    TOUR_STATUSES.includes(state.status) &&
    Number.isInteger(state.stepIndex) &&
    tourSteps(true)[state.stepIndex] !== undefined;
  return isWhole ? state : newState(person);
}

/**
 * Starts the tour at its first step, with the sample emails. Starting it again on request marks it as not completed.
 */
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

/** Ends the tour. Finishing and skipping both complete it, and the next tour begins at its first step. */
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

/**
 * Merges the server's values: a tour completed in another browser ends here too. An unsaved change made here is newer
 * and takes precedence.
 */
export function told(state: OnboardingState, { hasCompletedTour, ...known }: ServersWord): OnboardingState {
  if (state.isUnsaved) return { ...state, ...known };
  const isOver = hasCompletedTour && (state.status === "running" || state.status === "paused");
  const own = isOver ? { ...ended(state, "finished"), isUnsaved: false } : state;
  return { ...own, ...known, hasCompletedTour };
}

/** Moves one step forward or back. Moving forward from the last of `count` steps finishes the tour. */
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
