import { Progress } from "@/components/ui/progress";
import { STEPS } from "./onboarding-steps.model";

/** How far onboarding has come: a bar a step. */
export function StepBars({ step }: { readonly step: number }) {
  return (
    <ol aria-label="Steps" className="grid grid-cols-3 gap-2">
      {STEPS.map((title, index) => (
        <li key={title} aria-current={index + 1 === step ? "step" : undefined}>
          <Progress value={index < step ? 1 : 0} max={1} label={title} className="h-1.5" />
          <span aria-hidden="true" className="mt-1.5 block text-muted-foreground text-xs max-sm:hidden">
            {title}
          </span>
        </li>
      ))}
    </ol>
  );
}
