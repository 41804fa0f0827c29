import { useLayoutEffect, useRef } from "react";
import type { ShortcutActions } from "./shortcut.model";

/**
 * Connects screens with the keyboard handler, whose code is loaded after the page. Until then key presses do nothing,
 * and a press of the palette's button is remembered.
 */
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
 * Registers this screen's actions for the shortcuts of `shortcut.model.ts`, effective from the frame in which the
 * screen is drawn, so that a key never triggers an action of the previous screen. Returns a key handler for documents
 * in frames, whose key events don't reach the window.
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
