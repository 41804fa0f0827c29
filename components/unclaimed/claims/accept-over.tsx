"use client";

import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";

/** Asks whether more is to be taken than the booking is owed. */
export default function AcceptOver({
  message,
  onAccept,
  onClose,
}: {
  readonly message: string;
  readonly onAccept: () => void;
  readonly onClose: () => void;
}) {
  return (
    <Dialog open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <DialogContent className="sm:max-w-md">
        <DialogHeader>
          <DialogTitle>More than the booking is owed</DialogTitle>
          <DialogDescription>{message}</DialogDescription>
        </DialogHeader>
        <DialogFooter>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={onAccept}>Approve and accept</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
