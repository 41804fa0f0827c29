import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

/** One line of the palette: an address to go to, or something to do. */
export type PaletteOption = {
  readonly id: string;
  readonly icon: LucideIcon;
  readonly label: string;
  /** Set in the type of confirmation numbers. */
  readonly isNumber?: boolean;
  readonly detail?: string | undefined;
  readonly badge?: ReactNode;
  /** As in the table of keys. */
  readonly keys?: string | undefined;
} & ({ readonly href: string } | { readonly run: () => void });

export type PaletteGroup = {
  readonly label: string;
  /** How many of how many are shown. */
  readonly note?: string | undefined;
  readonly options: readonly PaletteOption[];
};

/** What the field's aria-activedescendant names. */
export function lineId(option: string): string {
  return `palette-${option}`;
}
