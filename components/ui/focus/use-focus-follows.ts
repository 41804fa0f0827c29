"use client";

import { type RefObject, useEffect, useRef } from "react";
import { FIELD } from "./focus-field";

/**
 * For a part of a page that unfolds in place, whose button makes room for a form: the focus goes to the first field of
 * what `open` names, and after it to the button marked `data-opens` with that name. Put the ref around both.
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
