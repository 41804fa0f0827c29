"use client";

import { useEffect } from "react";

/** As long as a message of what failed stands. */
const PATIENCE_MS = 10_000;

/** Stands for a dialog whose code is on its way: Escape takes the wish for it back, and so does a while without a connection, so that it doesn't come up once nobody thinks of it any more. `onClose` stays the same function. */
export function Awaited({ onClose }: { readonly onClose: () => void }) {
  useEffect(() => {
    const timer = setTimeout(() => navigator.onLine || onClose(), PATIENCE_MS);
    const press = ({ key }: KeyboardEvent) => key === "Escape" && onClose();
    window.addEventListener("keydown", press);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("keydown", press);
    };
  }, [onClose]);
  return null;
}
