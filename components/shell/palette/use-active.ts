"use client";

import { useState } from "react";
import { placeAfter } from "./matching.model";
import type { PaletteOption } from "./option";

/**
 * Which line Enter takes: the first that a text brings, then the one somebody moved to. It stays when an answer puts
 * others around it, so that none slips under a finger that is on its way to the key.
 */
export function useActive(options: readonly PaletteOption[], text: string) {
  const [kept, setKept] = useState<{ readonly text: string; readonly id: string } | null>(null);
  const at = kept?.text === text ? options.findIndex(({ id }) => id === kept.id) : -1;
  const active = options[Math.max(at, 0)];
  const activate = ({ id }: PaletteOption) => setKept({ text, id });
  if (active && at < 0) activate(active);
  return {
    active,
    activate,
    /** What a key moves to, if it is one that moves. */
    movedBy(key: string): PaletteOption | undefined {
      const place = placeAfter(key, Math.max(at, 0), options.length);
      return place === null ? undefined : options[place];
    },
  };
}
