"use client";

import { usePathname } from "next/navigation";
import { type RefObject, useEffect } from "react";
import { boxOf, scrollTo, targetOf } from "./target";
import { type Box, cardPlace, spotlight } from "./tour-place.model";
import type { TourStep } from "./tour-steps.model";

/** How long a step waits for its target once its page is shown. */
const PATIENCE_MS = 2_000;

/**
 * Keeps the spotlight on a step's target and the card next to it as the page changes. Calls `onMissing` if
 * the target doesn't appear.
 */
export function useTarget(
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
