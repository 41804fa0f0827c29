"use client";

import { useState } from "react";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { Button } from "@/components/ui/button";

const { OnDemand: LockDialog } = onDemand(() => import("./lock-dialog"));
const { OnDemand: UnlockDialog } = onDemand(() => import("./unlock-dialog"));

/** Locks a month, or opens one that is locked. `open` says what it leaves open, in words; null where it is nothing. */
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
