"use client";

import { useState } from "react";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { Button } from "@/components/ui/button";

const { OnDemand: LockDialog } = onDemand(() => import("./lock-dialog"));
const { OnDemand: UnlockDialog } = onDemand(() => import("./unlock-dialog"));

/** Closes a month, or opens one that is closed. `open` says what it leaves open, in words; null where it is nothing. */
export function MonthActions({
  month,
  isClosed,
  open,
}: {
  readonly month: string;
  readonly isClosed: boolean;
  readonly open: string | null;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant={isClosed ? "outline" : "primary"} onClick={() => setIsOpen(true)}>
        {isClosed ? "Unlock month" : "Lock month"}
      </Button>
      {isOpen && isClosed ? <UnlockDialog month={month} onClose={close} /> : null}
      {isOpen && !isClosed ? <LockDialog month={month} open={open} onClose={close} /> : null}
    </>
  );
}
