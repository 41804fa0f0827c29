"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { boxOf, targetOf } from "./target";
import type { TourStep } from "./tour-steps.model";

const SIZE = 24;

/** A small light at the target of the step at which the tour was closed, where there is one: it opens the tour there again. */
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
