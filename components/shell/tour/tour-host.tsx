import { usePathname, useRouter } from "next/navigation";
import { useEffect } from "react";
import { way } from "@/components/shared/form/way-out";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { started } from "./onboarding-state.model";
import { askProfile, keepOnboardingState, onboardingState, useOnboardingState } from "./onboarding-store";
import { tour } from "./tour";

const { OnDemand: ShownTour } = onDemand(() => import("./shown-tour"));
const LAYERS = "[role=dialog], [role=alertdialog], dialog[open]";

/** Shows the tour when it is requested, and automatically to a user on the dashboard who hasn't taken it. */
export function TourHost({ person, paysAgents }: { readonly person: string; readonly paysAgents: boolean }) {
  const router = useRouter();
  const { status } = useOnboardingState(person);
  useFirstTour(person);
  useEffect(() => {
    const before = tour.take;
    tour.take = () =>
      way.out(() => {
        keepOnboardingState(started(onboardingState(person), false));
        router.push("/");
      });
    if (tour.isWanted) tour.take();
    tour.isWanted = false;
    return () => {
      tour.take = before;
    };
  }, [person, router]);
  return status === "running" || status === "paused" ? (
    <ShownTour person={person} paysAgents={paysAgents} />
  ) : null;
}

/**
 * Asks the server once whether the tour was taken, on the dashboard and wherever a tour is in progress,
 * unless this browser knows.
 */
function useFirstTour(person: string): void {
  const isHome = usePathname() === "/";
  useEffect(() => {
    const known = onboardingState(person);
    const goesOn = known.status === "running" || known.status === "paused";
    if (!isHome && !goesOn) return;
    if (known.hasCompletedTour && !known.isUnsaved) return;
    let isWanted = true;
    void askProfile(person).then((state) => {
      // Don't start the tour above a dialog opened meanwhile; the next visit asks again.
      const isFree = isWanted && document.querySelector(LAYERS) === null;
      if (isFree && !goesOn && state && !state.hasCompletedTour) keepOnboardingState(started(state, true));
    });
    return () => {
      isWanted = false;
    };
  }, [isHome, person]);
}
