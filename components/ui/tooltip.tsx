"use client";

import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from "react";

const DELAY_MS = 300;
const GAP = 6;
const EDGE = 8;

/**
 * Shows the text of any element's `data-tooltip` on hover and keyboard focus. Esc hides it, and the pointer may move
 * onto it. One layer serves the whole page, so server-rendered markup can have tooltips too.
 */
export function TooltipLayer() {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [target, setTarget] = useState<HTMLElement | null>(null);
  useEffect(() => watchTargets(box, setTarget), []);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !target) return;
    element.textContent = target.dataset.tooltip ?? "";
    element.showPopover();
    place(element, target);
    const described = target.getAttribute("aria-describedby");
    // Screen readers would read a tooltip twice that only repeats the element's text.
    const describes = described === null && !target.textContent?.includes(element.textContent);
    if (describes) target.setAttribute("aria-describedby", id);
    return () => {
      if (describes) target.removeAttribute("aria-describedby");
      element.hidePopover();
    };
  }, [target, id]);
  return (
    <div
      ref={box}
      id={id}
      role="tooltip"
      aria-hidden="true"
      popover="manual"
      data-slot="tooltip"
      className="fixed inset-auto m-0 max-w-72 rounded-md border-0 bg-foreground px-2 py-1 text-background text-xs shadow-overlay"
    />
  );
}

function place(element: HTMLElement, target: HTMLElement): void {
  const around = target.getBoundingClientRect();
  const own = element.getBoundingClientRect();
  const beside = target.dataset.tooltipSide === "right";
  const left = beside ? around.right + GAP : around.left + (around.width - own.width) / 2;
  const below = around.bottom + GAP;
  const fitsBelow = below + own.height <= window.innerHeight - EDGE;
  const top = beside
    ? around.top + (around.height - own.height) / 2
    : fitsBelow
      ? below
      : around.top - own.height - GAP;
  element.style.left = `${Math.max(EDGE, Math.min(left, window.innerWidth - own.width - EDGE))}px`;
  element.style.top = `${Math.max(EDGE, top)}px`;
}

function watchTargets(
  box: RefObject<HTMLDivElement | null>,
  show: (target: HTMLElement | null) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (target: HTMLElement | null, delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => show(target), delay);
  };
  const targetOf = (event: Event) =>
    event.target instanceof Element ? event.target.closest<HTMLElement>("[data-tooltip]") : null;
  const over = (event: Event) => {
    if (event.target instanceof Node && box.current?.contains(event.target)) return clearTimeout(timer);
    const target = targetOf(event);
    later(target, target ? DELAY_MS : 120);
  };
  const focus = (event: Event) => {
    const target = targetOf(event);
    if (target?.matches(":focus-visible")) later(target, 0);
  };
  const hide = () => later(null, 0);
  const key = (event: KeyboardEvent) => {
    if (event.key === "Escape") hide();
  };
  const listeners = [
    ["pointerover", over],
    ["focusin", focus],
    ["focusout", hide],
    ["pointerdown", hide],
    ["scroll", hide],
  ] as const;
  for (const [name, listener] of listeners)
    document.addEventListener(name, listener, { capture: true, passive: true });
  document.addEventListener("keydown", key, true);
  return () => {
    clearTimeout(timer);
    for (const [name, listener] of listeners) document.removeEventListener(name, listener, { capture: true });
    document.removeEventListener("keydown", key, true);
  };
}
