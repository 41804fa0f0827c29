"use client";

import { useState } from "react";

/** Leaving a form whose changes might be lost: asks first where there are any. */
export function useLeaving(losesSome: () => boolean, onClose: () => void) {
  const [asks, setAsks] = useState(false);
  const keep = () => setAsks(false);
  const discard = () => {
    setAsks(false);
    onClose();
  };
  return { close: () => (losesSome() ? setAsks(true) : onClose()), leaving: { asks, keep, discard } };
}
