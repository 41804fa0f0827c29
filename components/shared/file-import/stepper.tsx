import { CheckIcon } from "lucide-react";

const STEPS: readonly { readonly step: ImportStep; readonly label: string }[] = [
  { step: "upload", label: "Upload" },
  { step: "mapping", label: "Mapping" },
  { step: "preview", label: "Preview" },
  { step: "processing", label: "Processing" },
  { step: "complete", label: "Complete" },
];
export type ImportStep = "upload" | "mapping" | "preview" | "processing" | "complete";

/** Shows the current step of the five import steps. On a phone, only the current step shows its name. */
export function Stepper({ step }: { readonly step: ImportStep }) {
  const present = STEPS.findIndex((one) => one.step === step);
  return (
    <ol aria-label="Import steps" className="mt-2 flex items-center gap-x-2 text-sm">
      {STEPS.map((one, index) => (
        <li
          key={one.step}
          aria-current={index === present ? "step" : undefined}
          className="group/step flex items-center gap-1.5 text-muted-foreground not-last:after:h-px not-last:after:w-4 not-last:after:bg-border aria-[current=step]:text-foreground"
        >
          <span className="flex size-5 items-center justify-center rounded-full border text-xs group-aria-[current=step]/step:border-primary group-aria-[current=step]/step:bg-primary group-aria-[current=step]/step:text-primary-foreground">
            {index < present ? <CheckIcon className="size-3" /> : index + 1}
          </span>
          <span className={index === present ? "font-medium" : "max-sm:sr-only"}>
            {one.label}
            {index < present ? <span className="sr-only"> done</span> : null}
          </span>
        </li>
      ))}
    </ol>
  );
}
