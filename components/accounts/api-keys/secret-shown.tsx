import type { ReactNode } from "react";
import { CopyButton } from "@/components/inbox/forwarding/copy-button";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

/** A dialog that shows a secret once. `what` names it in a sentence; `use` explains its purpose. */
export function SecretShown({
  secret,
  title,
  what,
  warning,
  use,
  onClose,
}: {
  readonly secret: string;
  readonly title: string;
  readonly what: string;
  readonly warning: string;
  readonly use: ReactNode;
  readonly onClose: () => void;
}) {
  return (
    <Dialog
      title={title}
      description={`It is shown only now. ${warning}`}
      className="sm:max-w-md"
      hasCross={false}
      onInteractOutside={(event) => event.preventDefault()}
      footer={
        <>
          <CopyButton text={secret} what="the secret" />
          <Button onClick={onClose}>Done</Button>
        </>
      }
      onClose={onClose}
    >
      <div className="flex flex-col gap-3">
        <output
          aria-label={what}
          className="select-all break-all rounded-md border border-input bg-muted px-3 py-2 font-mono text-sm"
        >
          {secret}
        </output>
        <p className="text-muted-foreground text-sm">{use}</p>
      </div>
    </Dialog>
  );
}
