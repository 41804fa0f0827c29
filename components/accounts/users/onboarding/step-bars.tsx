import { Progress } from "@/components/ui/progress";
import { STEPS } from "./onboarding-steps.model";

/** How far onboarding has come: a bar a step. */
export function StepBars({ step }: { readonly step: number }) {
  return (
    <div>
      <ol aria-label="Steps" className="grid grid-cols-3 gap-2">
        {STEPS.map((title, index) => (
          <li key={title} aria-current={index + 1 === step ? "step" : undefined}>
            <Progress
              value={index < step ? 1 : 0}
              max={1}
              label={`Step ${index + 1} of ${STEPS.length}`}
              className="h-1.5"
            />
          </li>
        ))}
      </ol>
      <p aria-hidden="true" className="mt-2 text-muted-foreground text-sm">
        Step {Math.min(step, STEPS.length)} of {STEPS.length}
      </p>
    </div>
  );
}
