import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

/** An option of the palette: an address to go to, or an action to run. */
export type PaletteOption = {
  readonly id: string;
  readonly icon: LucideIcon;
  readonly label: string;
  /** Whether the label is a confirmation number, which is set in monospace. */
  readonly isNumber?: boolean;
  readonly detail?: string | undefined;
  readonly badge?: ReactNode;
  /** The keyboard shortcut, in the notation of `SHORTCUTS`. */
  readonly keys?: string | undefined;
} & ({ readonly href: string } | { readonly run: () => void });

export type PaletteGroup = {
  readonly label: string;
  /** How many of the matching records are shown. */
  readonly note?: string | undefined;
  readonly options: readonly PaletteOption[];
};

/** Returns the element id of an option, for the field's aria-activedescendant. */
export function lineId(option: string): string {
  return `palette-${option}`;
}
