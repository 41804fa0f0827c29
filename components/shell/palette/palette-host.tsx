"use client";

import { type ComponentProps, useEffect, useState } from "react";
import { shortcuts } from "@/components/shared/keyboard/shortcuts";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { usePreload } from "@/components/shared/lazy/use-preload";
import type Palette from "./palette";

const { OnDemand: ShownPalette, preload } = onDemand(() => import("./palette"));

/** Where the palette is shown, as long as it is open. A press of its button that came before this is served now. */
export function PaletteHost(props: Omit<ComponentProps<typeof Palette>, "onClose">) {
  const [isOpen, setOpen] = useState(false);
  usePreload(preload);
  useEffect(() => {
    const before = shortcuts.showPalette;
    const showPalette = () => setOpen(true);
    Object.assign(shortcuts, { showPalette });
    if (shortcuts.isPaletteWanted) showPalette();
    shortcuts.isPaletteWanted = false;
    return () => void Object.assign(shortcuts, { showPalette: before });
  }, []);
  return isOpen ? <ShownPalette {...props} onClose={() => setOpen(false)} /> : null;
}
