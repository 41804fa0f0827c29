import type { ComponentProps } from "react";
import { isMac } from "@/components/shared/keyboard/platform";
import { shortcuts } from "@/components/shared/keyboard/shortcuts";
import { useMounted } from "@/components/shared/lazy/use-mounted";
import { Kbd } from "@/components/ui/kbd";

/** The button that opens the palette. */
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
      {/* The server can't know the name of the modifier key, so it only reserves the space. */}
      <span
        aria-hidden="true"
        className="flex pointer-coarse:hidden min-w-14 justify-end gap-0.5 max-sm:hidden"
      >
        {isAlive ? [isMac() ? "⌘" : "Ctrl", "K"].map((cap) => <Kbd key={cap}>{cap}</Kbd>) : null}
      </span>
    </button>
  );
}
