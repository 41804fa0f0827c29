"use client";

import { useCallback, useEffect, useRef } from "react";

/** A single key and what it does; a key is as `KeyboardEvent.key` names it, letters in lower case. */
export type Shortcuts = Readonly<Record<string, (() => void) | undefined>>;

const TYPING =
  "input, textarea, select, [contenteditable], [role=menu], [role=listbox], [role=dialog], [role=alertdialog]";

/**
 * Lets single keys act while nobody is typing and no dialog is open. Answers a handler for documents in frames, whose
 * keys don't reach the window.
 */
export function useShortcuts(shortcuts: Shortcuts): (event: KeyboardEvent) => void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  }, [shortcuts]);
  const press = useCallback((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
    const run = latest.current[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!run) return;
    event.preventDefault();
    run();
  }, []);
  useEffect(() => {
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [press]);
  return press;
}

// By shape, not by instanceof: an element of a frame belongs to another realm.
function isTyping(event: KeyboardEvent): boolean {
  const target = event.target as Partial<Element> | null;
  return (
    document.querySelector("[role=dialog], [role=alertdialog]") !== null || Boolean(target?.closest?.(TYPING))
  );
}
