"use client";

import type { LucideIcon } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { Button, type ButtonProps } from "@/components/ui/button";

/** An entry of a menu. `reason` says why a disabled one can't be used. */
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
  readonly items: readonly MenuItem[];
  readonly header?: ReactNode;
  readonly side?: "top" | "bottom" | "right";
  readonly align?: "start" | "end";
};

const load = () => import("./menu-button-open");
const OpenMenu = lazy(load);

/** A button with a menu. The menu's code is fetched when the pointer or focus comes near, so pages full of row menus stay light. */
export function MenuButton({ items, header, side, align, ...button }: MenuProps & ButtonProps) {
  const [asked, setAsked] = useState<"pointer" | "keyboard" | null>(null);
  const trigger = (
    <Button
      {...button}
      aria-haspopup="menu"
      aria-expanded={asked !== null}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={(event) => setAsked(event.detail === 0 ? "keyboard" : "pointer")}
    />
  );
  if (asked === null) return trigger;
  return (
    <Suspense fallback={trigger}>
      <OpenMenu
        items={items}
        button={button}
        byKeyboard={asked === "keyboard"}
        {...(header === undefined ? {} : { header })}
        {...(side === undefined ? {} : { side })}
        {...(align === undefined ? {} : { align })}
      />
    </Suspense>
  );
}
