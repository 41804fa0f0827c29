import { useCallback, useSyncExternalStore } from "react";
import type { UserRecord } from "@/lib/accounts/users/user.model";
import { fetchJson } from "@/lib/platform/api-client/fetch-json";
import { withRetries } from "@/lib/platform/api-client/retry";
import { newState, type OnboardingState, readState, told } from "./onboarding-state.model";

const STATE = "onboardingState";
/** The localStorage key that is set while the tour is completed. */
const COMPLETED = "tutorialCompleted";

const heard = new EventTarget();
/**
 * The stored text when last read and its parsed state, so that an equal text yields the same object. Without storage,
 * this is the only copy.
 */
let known: { readonly kept: string | null; readonly state: OnboardingState } | undefined;

/** Returns the user's state, updated by changes in this window and the user's other windows. */
export function useOnboardingState(person: string): OnboardingState {
  const read = useCallback(() => onboardingState(person), [person]);
  const server = useCallback(() => emptyOf(person), [person]);
  return useSyncExternalStore(subscribe, read, server);
}

let empty: OnboardingState | undefined;
function emptyOf(person: string): OnboardingState {
  if (empty?.person !== person) empty = newState(person);
  return empty;
}

export function onboardingState(person: string): OnboardingState {
  const kept = keptState();
  if (known?.kept !== kept || known.state.person !== person) {
    known = { kept, state: readState(kept, person) };
  }
  return known.state;
}

/** Stores a state in this browser, and sends an unsaved flag to the server. */
export function keepOnboardingState(state: OnboardingState): void {
  const kept = JSON.stringify(state);
  try {
    localStorage.setItem(STATE, kept);
    if (state.hasCompletedTour) localStorage.setItem(COMPLETED, "true");
    else localStorage.removeItem(COMPLETED);
    known = { kept, state };
  } catch {
    // Without storage, the tour still works in this window.
    known = { kept: keptState(), state };
  }
  heard.dispatchEvent(new Event("change"));
  if (state.isUnsaved) void saveCompleted(state);
}

/**
 * Fetches the user's flags from the server and stores them. Returns null and keeps the stored state if that fails.
 */
export async function askProfile(person: string): Promise<OnboardingState | null> {
  const state = onboardingState(person);
  if (state.isUnsaved) {
    void saveCompleted(state);
    return state;
  }
  try {
    const { user } = await withRetries(() => fetchJson<{ user: UserRecord }>("/users/me"));
    const { hasCompletedOnboarding, hasCompletedTour, hasConfiguredEmail } = user;
    const said = { hasCompletedOnboarding, hasCompletedTour, hasConfiguredEmail };
    const next = told(onboardingState(person), said);
    keepOnboardingState(next);
    return next;
  } catch {
    return null;
  }
}

async function saveCompleted({ person, hasCompletedTour }: OnboardingState): Promise<void> {
  const body = { hasCompletedTour };
  try {
    await withRetries(() => fetchJson("/users/me/onboarding", { method: "PUT", body }));
  } catch {
    // biome-ignore lint/suspicious/noConsole: the specification requires a failed update to be logged.
    console.warn("The onboarding update failed; it is sent again at the next visit.");
    return;
  }
  const state = onboardingState(person);
  if (state.hasCompletedTour === hasCompletedTour && state.isUnsaved) {
    keepOnboardingState({ ...state, isUnsaved: false });
  }
}

function subscribe(listener: () => void): () => void {
  heard.addEventListener("change", listener);
  window.addEventListener("storage", listener);
  return () => {
    heard.removeEventListener("change", listener);
    window.removeEventListener("storage", listener);
  };
}

function keptState(): string | null {
  try {
    return localStorage.getItem(STATE);
  } catch {
    return known?.kept ?? null;
  }
}
