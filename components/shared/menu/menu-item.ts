import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

/** An entry of a menu. `reason` explains why a disabled action can't be used. */
export type MenuItem =
  | {
      readonly kind?: "action";
      readonly label: string;
      readonly icon?: LucideIcon;
      readonly onSelect?: () => void;
      readonly href?: string;
      readonly destructive?: boolean;
      readonly reason?: string;
    }
  | {
      readonly kind: "checkbox";
      readonly label: string;
      readonly checked: boolean;
      readonly onCheckedChange: (checked: boolean) => void;
    }
  | {
      readonly kind: "radio";
      readonly label: string;
      readonly value: string;
      readonly choices: readonly { readonly value: string; readonly label: string }[];
      readonly onValueChange: (value: string) => void;
    }
  | { readonly kind: "separator" }
  | { readonly kind: "label"; readonly label: string };

export type MenuProps = {
  /** Empty while the items are loading; the menu opens once they have arrived. */
  readonly items: readonly MenuItem[];
  readonly header?: ReactNode;
  readonly side?: "top" | "bottom" | "right";
  readonly align?: "start" | "end";
};
