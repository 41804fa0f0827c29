"use client";

import { useLayoutEffect, useRef } from "react";
import type { ShortcutActions } from "./shortcut.model";

/** Where screens and the keyboard meet. The keyboard's own code comes after the page; until then presses do nothing, and the palette's button is remembered. */
export const shortcuts = {
  screens: new Set<{ readonly current: ShortcutActions }>(),
  press: (_event: KeyboardEvent): void => undefined,
  showList: (): void => undefined,
  showPalette: (): void => {
    shortcuts.isPaletteWanted = true;
  },
  isPaletteWanted: false,
};

/**
 * Says what this screen does about the keys of `shortcut.model.ts`, from the frame on in which it is drawn: a key must not
 * do what was offered on the screen before. Answers a handler for documents in frames, whose keys don't reach the window.
 */
export function useShortcuts(actions: ShortcutActions): (event: KeyboardEvent) => void {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  }, [actions]);
  useLayoutEffect(() => {
    shortcuts.screens.add(latest);
    return () => {
      shortcuts.screens.delete(latest);
    };
  }, []);
  return forward;
}

function forward(event: KeyboardEvent): void {
  shortcuts.press(event);
}
