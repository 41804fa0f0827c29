import { type RefObject, useEffect, useRef } from "react";
import { FIELD } from "./focus-field";

/**
 * Moves the focus in a part of a page that unfolds in place, where a form replaces its button. When `open` is set,
 * the focus moves to the first field; when it becomes null, to the button marked `data-opens` with the previous
 * value. Attach the returned ref to the element around both.
 */
export function useFocusFollows(open: string | null): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null);
  const known = useRef(open);
  useEffect(() => {
    const before = known.current;
    known.current = open;
    if (before === open) return;
    const wanted = open === null ? `[data-opens="${before}"]` : FIELD;
    part.current?.querySelector<HTMLElement>(wanted)?.focus();
  }, [open]);
  return part;
}
