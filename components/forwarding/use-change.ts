"use client";

import { useState } from "react";
import { toastFailure } from "@/components/shared/failure-toast";
import { useRefresh } from "@/components/shared/refresh";
import { toast } from "@/components/ui/toast";

/** Runs a change of this page, says so with the way back, and draws the page anew. */
export function useChange() {
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<unknown>, said: string, undo?: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
      const back = () => void undo?.().then(refresh, (error: unknown) => toastFailure(error));
      if (undo) toast.undoable(said, back);
      else toast.success(said);
      refresh();
    } catch (error) {
      toastFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}
