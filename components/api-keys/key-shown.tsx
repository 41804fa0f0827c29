"use client";

import { CopyButton } from "@/components/forwarding/copy-button";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";

/** A new key, this once. */
export function KeyShown({ apiKey, onClose }: { readonly apiKey: string; readonly onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <DialogContent
        className="sm:max-w-md"
        hasCross={false}
        onInteractOutside={(event) => event.preventDefault()}
      >
        <DialogHeader>
          <DialogTitle>Copy your new key</DialogTitle>
          <DialogDescription>
            It is shown only now. Keep it as you keep a password: whoever has it acts as you.
          </DialogDescription>
        </DialogHeader>
        <DialogBody>
          <div className="flex flex-col gap-3">
            <output
              aria-label="New API key"
              className="select-all break-all rounded-md border border-input bg-muted px-3 py-2 font-mono text-sm"
            >
              {apiKey}
            </output>
            <p className="text-muted-foreground text-sm">
              Send it with each call as <span className="font-mono">Authorization: Bearer</span> and the key.
            </p>
          </div>
        </DialogBody>
        <DialogFooter>
          <CopyButton text={apiKey} what="the new key" />
          <Button onClick={onClose}>Done</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
