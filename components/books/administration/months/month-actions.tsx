"use client";

import { useState } from "react";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { Button } from "@/components/ui/button";

const { OnDemand: LockDialog } = onDemand(() => import("./lock-dialog"));
const { OnDemand: UnlockDialog } = onDemand(() => import("./unlock-dialog"));

/** A button that locks a month, or unlocks a locked one. `open` describes what is still open; null if nothing is. */
export function MonthActions({
  month,
  isLocked,
  open,
}: {
  readonly month: string;
  readonly isLocked: boolean;
  readonly open: string | null;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant={isLocked ? "outline" : "primary"} onClick={() => setIsOpen(true)}>
        {isLocked ? "Unlock month" : "Lock month"}
      </Button>
      {isOpen && isLocked ? <UnlockDialog month={month} onClose={close} /> : null}
      {isOpen && !isLocked ? <LockDialog month={month} open={open} onClose={close} /> : null}
    </>
  );
}
