"use client";

import { useState } from "react";

/** Closing a dialog whose changes might be lost: asks first where there are any. */
export function useClosing(isDirty: boolean, close: () => void) {
  const [asks, setAsks] = useState(false);
  return {
    asks,
    request: () => (isDirty ? setAsks(true) : close()),
    keep: () => setAsks(false),
    discard: () => {
      setAsks(false);
      close();
    },
  };
}
