"use client";

import { useState } from "react";
import { Button, type ButtonProps } from "@/components/ui/button";
import { onDemand } from "../lazy/on-demand";
import type { MenuProps } from "./menu-item";

const { OnDemand: OpenMenu, preload } = onDemand(() => import("./menu-button-open"));

/**
 * A button with a menu. The menu's code is fetched when the pointer or focus comes near, so that pages with many row
 * menus stay light. `onNear` is called then with false, and on a press with true.
 */
export function MenuButton({
  items,
  header,
  side,
  align,
  onNear,
  ...button
}: MenuProps & ButtonProps & { readonly onNear?: (isPressed: boolean) => void }) {
  const [asked, setAsked] = useState<"pointer" | "keyboard" | null>(null);
  const near = () => {
    preload().catch(() => undefined);
    onNear?.(false);
  };
  const trigger = (
    <Button
      {...button}
      aria-haspopup="menu"
      aria-expanded={asked !== null}
      onPointerEnter={near}
      onFocus={near}
      onClick={(event) => {
        near();
        onNear?.(true);
        setAsked(event.detail === 0 ? "keyboard" : "pointer");
      }}
    />
  );
  if (asked === null || items.length === 0) return trigger;
  return (
    <OpenMenu
      meanwhile={trigger}
      items={items}
      button={button}
      byKeyboard={asked === "keyboard"}
      {...(header === undefined ? {} : { header })}
      {...(side === undefined ? {} : { side })}
      {...(align === undefined ? {} : { align })}
    />
  );
}
