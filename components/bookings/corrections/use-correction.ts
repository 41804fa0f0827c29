"use client";

import { useState } from "react";
import type { FormError } from "@/components/shared/form/form-errors.model";
import { failureOf } from "@/lib/api-client/api-failure";

/** A small save of one field: `run` takes work that answers a message, or null when it went well. */
export function useCorrection(field: string) {
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const run = async (work: () => Promise<string | null>) => {
    if (busy) return;
    setBusy(true);
    try {
      const message = await work();
      setErrors(message ? [{ field, message }] : []);
    } catch (error) {
      setErrors([{ field, message: failureOf(error).message }]);
    } finally {
      setBusy(false);
    }
  };
  return { busy, errors, run, clear: () => setErrors([]) };
}
