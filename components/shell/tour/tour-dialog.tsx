"use client";

import { useLayoutEffect, useRef } from "react";
import { TourCard } from "./tour-card";
import type { TourStep } from "./tour-steps.model";
import { useTarget } from "./use-target";

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
