import { MailIcon, XIcon } from "lucide-react";
import { usePathname } from "next/navigation";
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import { SAMPLE_EMAILS } from "./sample-emails.model";
import { boxOf, scrollTo, targetOf } from "./target";
import { type Box, cardPlace, spotlight } from "./tour-place.model";
import { progressWords, type TourStep } from "./tour-steps.model";

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

/**
 * The card of a step: its text, the progress, and the buttons. The Next button takes the focus and is
 * described by the step's text.
 */
function TourCard({
  step,
  index,
  count,
  showsSamples,
  onSamples,
  onMutation,
  onClose,
  onSkip,
}: Omit<Props, "onMissing">) {
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus({ preventScroll: true }), []);
  const isLast = index === count - 1;
  return (
    <div className="flex max-h-[calc(100dvh-2rem)] animate-fade-in flex-col rounded-lg border bg-card shadow-overlay">
      <div className="flex items-center gap-3 py-2 pr-2 pl-4">
        <p className="text-muted-foreground text-xs">{progressWords(index, count)}</p>
        <Progress value={index + 1} max={count} label="Progress of the tour" className="h-1 flex-1" />
        <Button variant="ghost" size="icon-sm" aria-label="Close" onClick={onClose}>
          <XIcon />
        </Button>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-4 pb-3">
        <h2 id="tour-title" className="font-semibold text-lg">
          {step.title}
        </h2>
        <p id="tour-text" className="mt-1 text-muted-foreground">
          {step.text}
        </p>
        {step.hasSamples ? <SampleEmails isShown={showsSamples} onToggle={onSamples} /> : null}
      </div>
      <div className="flex flex-wrap items-center gap-2 border-t px-4 py-3">
        {isLast ? null : (
          <Button variant="ghost" size="sm" className="-ml-2" onClick={onSkip}>
            Skip tour
          </Button>
        )}
        <div className="ml-auto flex gap-2">
          {index > 0 ? (
            <Button variant="outline" size="sm" onClick={() => onMutation(-1)}>
              Previous
            </Button>
          ) : null}
          <Button ref={next} size="sm" aria-describedby="tour-title tour-text" onClick={() => onMutation(1)}>
            {isLast ? "Finish" : "Next"}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** The tour's sample emails, marked as samples and separate from every list. */
function SampleEmails({ isShown, onToggle }: { readonly isShown: boolean; readonly onToggle: () => void }) {
  return (
    <>
      <Button variant="link" size="inline" className="mt-2" aria-expanded={isShown} onClick={onToggle}>
        {isShown ? "Hide sample emails" : "Show sample emails"}
      </Button>
      {isShown ? (
        <section aria-label="Sample emails" className="mt-2 rounded-md border border-dashed p-2">
          <p className="mb-1.5 text-muted-foreground text-xs">
            Samples of what arrives. They are not in your inbox, and nothing from them is saved.
          </p>
          <ul className="flex flex-col divide-y">
            {SAMPLE_EMAILS.map(({ id, kind, from, subject, read }) => (
              <li key={id} className="flex gap-2 py-1.5">
                <MailIcon className="mt-0.5 size-4 shrink-0 text-muted-foreground" />
                <div className="min-w-0 flex-1 text-sm">
                  <p className="flex flex-wrap items-center justify-between gap-x-2">
                    <span className="font-medium">{from}</span>
                    <Badge tone="warn">Sample</Badge>
                  </p>
                  <p>{subject}</p>
                  <p className="text-muted-foreground text-xs">
                    {kind}: {read}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
