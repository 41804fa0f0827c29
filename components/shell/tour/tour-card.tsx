import { MailIcon, XIcon } from "lucide-react";
import { useEffect, useRef } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import { SAMPLE_EMAILS } from "./sample-emails.model";
import { progressWords, type TourStep } from "./tour-steps.model";

/**
 * The card of a step: its text, the progress, and the buttons. The Next button takes the focus and is
 * described by the step's text.
 */
export function TourCard({
  step,
  index,
  count,
  showsSamples,
  onSamples,
  onMutation,
  onClose,
  onSkip,
}: {
  readonly step: TourStep;
  readonly index: number;
  readonly count: number;
  readonly showsSamples: boolean;
  readonly onSamples: () => void;
  readonly onMutation: (by: 1 | -1) => void;
  readonly onClose: () => void;
  readonly onSkip: () => void;
}) {
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
