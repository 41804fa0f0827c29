"use client";

import { Button } from "@/components/ui/button";

/** Save and cancel of a small step inside a form; no submit buttons, since the form is another's. */
export function CorrectionButtons({
  busy,
  save,
  cancel,
}: {
  readonly busy: boolean;
  readonly save: () => void;
  readonly cancel: () => void;
}) {
  return (
    <div className="mt-2 flex gap-2">
      <Button size="sm" onClick={save} aria-disabled={busy}>
        {busy ? "Correcting..." : "Correct it"}
      </Button>
      <Button size="sm" variant="outline" onClick={cancel}>
        Leave it
      </Button>
    </div>
  );
}
