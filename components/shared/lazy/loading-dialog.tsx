import { useEffect } from "react";

/** The same time as a failure message stays visible. */
const PATIENCE_MS = 10_000;

/**
 * A placeholder for a dialog whose code is still loading. It calls `onClose` on Escape, or if the browser is
 * offline after `PATIENCE_MS`, so that the dialog doesn't open long after the user asked for it. `onClose`
 * must be a stable function.
 */
export function LoadingDialog({ onClose }: { readonly onClose: () => void }) {
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
