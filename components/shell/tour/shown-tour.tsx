"use client";

import { usePathname, useRouter } from "next/navigation";
import { useCallback, useEffect, useRef } from "react";
import { Beacon } from "./beacon";
import { ended, moved, type OnboardingState } from "./onboarding-state.model";
import { keepOnboardingState, onboardingState, useOnboardingState } from "./onboarding-store";
import { TourDialog } from "./tour-dialog";
import { type TourStep, tourSteps } from "./tour-steps.model";

/** The tour as this person has come along with it: its card, or what opens that again after Close. */
export default function ShownTour({
  person,
  paysAgents,
}: {
  readonly person: string;
  readonly paysAgents: boolean;
}) {
  const state = useOnboardingState(person);
  const steps = tourSteps(paysAgents);
  const step = steps[state.stepIndex];
  useStepPage(step, state.status === "running");
  const direction = useRef<1 | -1>(1);
  const keep = useCallback(
    (next: (known: OnboardingState) => OnboardingState) => keepOnboardingState(next(onboardingState(person))),
    [person],
  );
  const move = useCallback(
    (by: 1 | -1) => {
      direction.current = by;
      keep((known) => moved(known, by, steps.length));
    },
    [keep, steps.length],
  );
  const passOver = useCallback(() => move(direction.current), [move]);
  if (!step) return null;
  if (state.status === "paused") {
    return <Beacon step={step} onOpen={() => keep((known) => ({ ...known, status: "running" }))} />;
  }
  return (
    <TourDialog
      step={step}
      index={state.stepIndex}
      count={steps.length}
      showsSamples={state.showDemoData}
      onSamples={() => keep((known) => ({ ...known, showDemoData: !known.showDemoData }))}
      onMutation={move}
      onMissing={passOver}
      onClose={() => keep((known) => ({ ...known, status: "paused" }))}
      onSkip={() => keep((known) => ended(known, "skipped"))}
    />
  );
}

/** Leads to the page of a step that has one. */
function useStepPage(step: TourStep | undefined, isRunning: boolean): void {
  const router = useRouter();
  const pathname = usePathname();
  const route = step?.route;
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (!isRunning || route === undefined || shown.current === route) return;
    shown.current = route;
    if (pathname !== route) router.push(route);
  }, [isRunning, route, pathname, router]);
}
