"use client";

import { lazy, Suspense, useState } from "react";
import { Button, type ButtonProps } from "@/components/ui/button";
import type { MenuProps } from "./menu-item";

const load = () => import("./menu-button-open");
const OpenMenu = lazy(load);

/** A button with a menu. The menu's code is fetched when the pointer or focus comes near, so pages full of row menus stay light; `onNear` hears of it. */
export function MenuButton({
  items,
  header,
  side,
  align,
  onNear,
  ...button
}: MenuProps & ButtonProps & { readonly onNear?: () => void }) {
  const [asked, setAsked] = useState<"pointer" | "keyboard" | null>(null);
  const near = () => {
    void load();
    onNear?.();
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
        setAsked(event.detail === 0 ? "keyboard" : "pointer");
      }}
    />
  );
  if (asked === null || items.length === 0) return trigger;
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
