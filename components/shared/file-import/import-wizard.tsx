import type { ReactNode } from "react";
import { DiscardPrompt } from "@/components/shared/form/discard-prompt";
import { useUnsavedGuard } from "@/components/shared/form/use-unsaved-guard";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { type ImportStep, Stepper } from "./stepper";

type Press = { readonly words: string; readonly act: () => void; readonly isClosed?: boolean };

/**
 * The dialog of an import in five steps. `forward` is the button that leads to the next step, and `again` the one beside
 * Done. While the import is running on the server the dialog stays open, to show its result.
 */
export function ImportWizard({
  title,
  step,
  back,
  forward,
  again,
  onClose,
  children,
}: {
  readonly title: string;
  readonly step: ImportStep;
  readonly back: () => void;
  readonly forward: Press | null;
  readonly again: Press;
  readonly onClose: () => void;
  /** The contents of the step. */
  readonly children: ReactNode;
}) {
  const losesSome = () => step === "mapping" || step === "preview";
  const { close: leave, leaving } = useUnsavedGuard({ losesSome }, onClose);
  const close = () => (step === "processing" ? undefined : leave());
  const isFirst = step === "upload";
  const footer =
    step === "complete" ? (
      <>
        <Button variant="outline" onClick={again.act}>
          {again.words}
        </Button>
        <Button onClick={close}>Done</Button>
      </>
    ) : (
      <>
        <Button variant="outline" onClick={isFirst ? close : back}>
          {isFirst ? "Cancel" : "Back"}
        </Button>
        {forward ? (
          <Button onClick={forward.act} disabled={forward.isClosed}>
            {forward.words}
          </Button>
        ) : null}
      </>
    );
  return (
    <Dialog
      title={title}
      heading={<Stepper step={step} />}
      className="sm:max-w-3xl"
      footer={step === "processing" ? null : footer}
      over={<DiscardPrompt {...leaving} />}
      onClose={close}
    >
      {children}
    </Dialog>
  );
}
