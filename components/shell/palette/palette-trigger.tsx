"use client";

import type { ComponentProps } from "react";
import { isMac } from "@/components/shared/keyboard/platform";
import { shortcuts } from "@/components/shared/keyboard/shortcuts";
import { useMounted } from "@/components/shared/lazy/use-mounted";
import { Kbd } from "@/components/ui/kbd";

/** The button of the palette, for those who don't press its key. */
export function PaletteTrigger({ children, ...button }: ComponentProps<"button">) {
  const isAlive = useMounted();
  return (
    <button
      type="button"
      {...button}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => shortcuts.showPalette()}
    >
      {children}
      {/* Only a browser knows how its keyboard calls the key; the room for it is there before. */}
      <span
        aria-hidden="true"
        className="flex pointer-coarse:hidden min-w-14 justify-end gap-0.5 max-sm:hidden"
      >
        {isAlive ? [isMac() ? "⌘" : "Ctrl", "K"].map((cap) => <Kbd key={cap}>{cap}</Kbd>) : null}
      </span>
    </button>
  );
}
