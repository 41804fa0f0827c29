"use client";

import { useCallback } from "react";
import { Awaited } from "@/components/shared/lazy/awaited";
import { useUrlState } from "@/components/shared/table/url-state";
import { OPEN_URL } from "@/lib/platform/base/addresses/addresses.model";

/** Takes a booking's dialog back from the address where its code doesn't come. */
export function AwaitedDialog() {
  const { values, show } = useUrlState(OPEN_URL);
  const close = useCallback(() => {
    if (!document.querySelector("[role=dialog]")) show({ dialog: null, booking: null }, "replace");
  }, [show]);
  return values.dialog === "add-booking" || values.booking ? <Awaited onClose={close} /> : null;
}
