import { usePathname } from "next/navigation";
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { boxOf, scrollTo, targetOf } from "./target";
import { TourCard } from "./tour-card";
import { type Box, cardPlace, spotlight } from "./tour-place.model";
import type { TourStep } from "./tour-steps.model";

type Props = {
  readonly step: TourStep;
  readonly index: number;
  readonly count: number;
  readonly showsSamples: boolean;
  readonly onSamples: () => void;
  readonly onMutation: (by: 1 | -1) => void;
  readonly onMissing: () => void;
  readonly onClose: () => void;
  readonly onSkip: () => void;
};

/** A native modal dialog that darkens the page except for the step's target. Esc skips the tour. */
export function TourDialog({ onMissing, ...card }: Props) {
  const { step, onSkip } = card;
  const dialog = useRef<HTMLDialogElement>(null);
  const light = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  // Show the dialog before the card takes the focus, which is impossible in a closed dialog.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Close the dialog before it is unmounted, so that the browser restores the focus.
    return () => shown?.close();
  }, []);
  useTarget(step, light, place, onMissing);
  return (
    <dialog
      ref={dialog}
      data-slot="tour"
      aria-labelledby="tour-title"
      aria-describedby="tour-text"
      onCancel={(event) => {
        event.preventDefault();
        onSkip();
      }}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none overflow-hidden bg-transparent text-foreground backdrop:bg-transparent"
    >
      <div
        ref={light}
        hidden
        aria-hidden="true"
        className="pointer-events-none fixed rounded-lg shadow-[0_0_0_200vmax_var(--overlay)] outline-2 outline-ring"
      />
      <div
        ref={place}
        className="fixed w-[380px] max-w-[min(400px,calc(100vw-2rem))] opacity-0 max-[480px]:w-[calc(100vw-2rem)]"
      >
        <TourCard key={step.id} {...card} />
      </div>
    </dialog>
  );
}

/** How long a step waits for its target once its page is shown. */
const PATIENCE_MS = 2_000;

/**
 * Keeps the spotlight on a step's target and the card next to it as the page changes. Calls `onMissing` if
 * the target doesn't appear.
 */
function useTarget(
  step: TourStep,
  light: RefObject<HTMLElement | null>,
  card: RefObject<HTMLElement | null>,
  onMissing: () => void,
): void {
  const pathname = usePathname();
  const isHere = step.route === undefined || pathname === step.route;
  useEffect(() => {
    let leaveOff: (() => void) | undefined;
    let scrolledTo: Element | null = null;
    const patience = performance.now() + PATIENCE_MS;
    let frame = requestAnimationFrame(function follow(now) {
      const target = targetOf(step, isHere);
      if (target && target !== scrolledTo) {
        leaveOff?.();
        leaveOff = scrollTo(target);
        scrolledTo = target;
      }
      draw(target && boxOf(target), light.current, card.current);
      if (isMissing(step, target) && isHere && now > patience) return onMissing();
      frame = requestAnimationFrame(follow);
    });
    return () => {
      leaveOff?.();
      cancelAnimationFrame(frame);
    };
  }, [step, isHere, light, card, onMissing]);
}

function isMissing({ targets }: TourStep, target: Element | null): boolean {
  return targets.length > 0 && target === null;
}

function draw(target: Box | null, light: HTMLElement | null, card: HTMLElement | null): void {
  const lit = target ? spotlight(target) : { left: 0, top: 0, width: 0, height: 0 };
  if (light) {
    light.hidden = false;
    Object.assign(light.style, inPixels(lit));
  }
  if (!card) return;
  const size = { width: card.offsetWidth, height: card.offsetHeight };
  const window = {
    width: document.documentElement.clientWidth,
    height: document.documentElement.clientHeight,
  };
  Object.assign(card.style, inPixels(cardPlace(target, size, window)), { opacity: "1" });
}

function inPixels(box: Partial<Box>): Record<string, string> {
  return Object.fromEntries(Object.entries(box).map(([side, length]) => [side, `${Math.round(length)}px`]));
}
