"use client";

import { useCallback, useSyncExternalStore } from "react";
import type { UserRecord } from "@/lib/accounts/users/user.model";
import { fetchJson } from "@/lib/platform/api-client/fetch-json";
import { withRetries } from "@/lib/platform/api-client/retry";
import { newState, type OnboardingState, readState, told } from "./onboarding-state.model";

const STATE = "onboardingState";
/** Set while the tour is completed. */
const COMPLETED = "tutorialCompleted";

const heard = new EventTarget();
/** What was kept when it was last read, so that equal words stay one state; the only copy in a browser that keeps nothing. */
let known: { readonly kept: string | null; readonly state: OnboardingState } | undefined;

/** This person's state, here and in their other windows. */
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

/** Keeps a state in this browser; a flag that the server doesn't know yet is sent to it. */
export function keepOnboardingState(state: OnboardingState): void {
  const kept = JSON.stringify(state);
  try {
    localStorage.setItem(STATE, kept);
    if (state.hasCompletedTour) localStorage.setItem(COMPLETED, "true");
    else localStorage.removeItem(COMPLETED);
    known = { kept, state };
  } catch {
    // A browser that keeps nothing shows this tour all the same.
    known = { kept: keptState(), state };
  }
  heard.dispatchEvent(new Event("change"));
  if (state.isUnsaved) void saveCompleted(state);
}

/** What the server knows of the person, kept here; null where it can't be asked, and what was kept stays. */
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
    // biome-ignore lint/suspicious/noConsole: the specification has a failed update logged, and the local state kept.
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
