import { useCallback, useEffect, useRef, useState } from "react";
import type { BodyKind } from "@/lib/inbox/emails/email-view.model";
import type { FrameTarget } from "./email-viewer";

const FLASH_MS = 2_000;
const NONE: ReadonlySet<string> = new Set();

/**
 * Connects marked values in the email with their fields in the panel, in both directions; the destination is
 * highlighted for two seconds. `reveal` opens the panel if it isn't visible.
 */
export function useHighlights(reveal: () => void) {
  const [flash, setFlash] = useState<string | null>(null);
  const [target, setTarget] = useState<FrameTarget | null>(null);
  const [marked, setMarked] = useState<ReadonlySet<string>>(NONE);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const toField = useCallback(
    (ids: readonly string[]) => {
      const [id] = ids;
      if (id === undefined) return;
      if (!rowOf(id)) reveal();
      setFlash(id);
      // The panel may have to be rendered first.
      requestAnimationFrame(() => requestAnimationFrame(() => scrollTo(id)));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setFlash(null), FLASH_MS);
    },
    [reveal],
  );
  const locate = useCallback((ids: readonly string[], document: string | null) => {
    setTarget({ ids, kind: kindOf(document) });
  }, []);
  return { flash, target, marked, setMarked, toField, locate };
}

/** Returns the visible row of a field, since the panel may also be rendered in a hidden place. */
function rowOf(id: string): HTMLElement | undefined {
  const rows = document.querySelectorAll<HTMLElement>("[data-panel-field]");
  return [...rows].find(
    (row) => row.offsetParent !== null && row.dataset.panelField?.split(" ").includes(id) === true,
  );
}

function scrollTo(id: string): void {
  const row = rowOf(id);
  row?.scrollIntoView({ block: "center" });
  row?.focus({ preventScroll: true });
}

function kindOf(document: string | null): BodyKind | null {
  if (document?.startsWith("attachment:")) return "attachments";
  return document === "html" || document === "text" ? document : null;
}
