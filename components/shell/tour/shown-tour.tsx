import { usePathname, useRouter } from "next/navigation";
import { useCallback, useEffect, useRef } from "react";
import { ended, moved, type OnboardingState } from "./onboarding-state.model";
import { keepOnboardingState, onboardingState, useOnboardingState } from "./onboarding-store";
import { boxOf, targetOf } from "./target";
import { TourDialog } from "./tour-dialog";
import { type TourStep, tourSteps } from "./tour-steps.model";

/** The tour at the user's current step: its card, or after Close the beacon that opens it again. */
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

/** Navigates to the page of a step that has one. */
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

const SIZE = 24;

/**
 * A small light at the target of the step at which the tour was closed; a press opens the tour there again. Hidden
 * while the target isn't visible.
 */
export function Beacon({ step, onOpen }: { readonly step: TourStep; readonly onOpen: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const isHere = usePathname() === step.route;
  useEffect(() => {
    let frame = requestAnimationFrame(function follow() {
      if (button.current) place(button.current, targetOf(step, isHere));
      frame = requestAnimationFrame(follow);
    });
    return () => cancelAnimationFrame(frame);
  }, [step, isHere]);
  return (
    <button
      ref={button}
      type="button"
      hidden
      aria-label="Open"
      data-tooltip="Open the tour"
      onClick={onOpen}
      className="fixed z-40 flex size-6 items-center justify-center rounded-full"
    >
      <span className="size-3 animate-pulse rounded-full bg-primary ring-4 ring-primary/30" />
    </button>
  );
}

function place(button: HTMLElement, target: Element | null): void {
  button.hidden = target === null;
  if (!target) return;
  const most = document.documentElement.clientWidth - SIZE;
  const { left, top, width, height } = boxOf(target);
  button.style.left = `${Math.round(Math.min(left + width - SIZE / 4, most))}px`;
  button.style.top = `${Math.round(top + (height - SIZE) / 2)}px`;
}
