import type { FieldValues } from "react-hook-form";
import { SubmitButton } from "@/components/shared/form/form";
import type { FormHandle } from "@/components/shared/form/form-handle";
import { Button } from "@/components/ui/button";

/** The props of every step. */
export type StepProps = {
  readonly step: number;
  readonly onStep: (step: number) => void;
  /** Whether onboarding is being completed. */
  readonly isEnding: boolean;
  readonly onSkip: () => void;
};

/** The buttons of a step: continue, back if there is a previous step, and skip all. */
export function StepButtons<Values extends FieldValues>({
  form,
  words,
  onPrevious,
  isEnding,
  onSkip,
}: Pick<StepProps, "isEnding" | "onSkip"> & {
  readonly form: FormHandle<Values>;
  readonly words: readonly [ready: string, busy: string];
  readonly onPrevious: (() => void) | null;
}) {
  return (
    <div className="mt-1 flex flex-wrap items-center justify-between gap-2">
      <Button variant="link" size="inline" aria-disabled={isEnding} aria-busy={isEnding} onClick={onSkip}>
        Skip for Now
      </Button>
      <div className="ml-auto flex gap-2">
        {onPrevious ? (
          <Button variant="outline" onClick={onPrevious}>
            Previous
          </Button>
        ) : null}
        <SubmitButton form={form} words={words} />
      </div>
    </div>
  );
}
