"use client";

import { usePathname } from "next/navigation";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from "react";
import { keepCookie } from "@/components/shared/keep-cookie";
import { PHONE, useMedia } from "@/components/shared/lazy/use-media";
import { needsRoom } from "../navigation.model";
import { sidebarCookie } from "./sidebar-cookie.model";

type Shape = "collapsed" | "folded" | "fitting" | "expanded";

type SidebarState = {
  readonly shape: Shape;
  readonly sheetOpen: boolean;
  readonly toggle: () => void;
  readonly closeSheet: () => void;
};

/** Where the sidebar is icons without having been asked: anywhere, and on a screen that needs the room. CSS asks the same of `fitting` and `folded`. */
const FITTING = "(min-width: 48rem) and (max-width: 74.99rem)";
const FOLDED = "(min-width: 48rem) and (max-width: 89.99rem)";
const ICONS: Readonly<Record<Shape, string>> = {
  collapsed: "all",
  folded: FOLDED,
  fitting: FITTING,
  expanded: "not all",
};

const Sidebar = createContext<SidebarState | null>(null);

/**
 * Holds whether the sidebar is wide, icons, or (on a phone) a sheet; Ctrl or Cmd with B toggles it, which counts from then
 * on. Its element carries the state for CSS. Nothing that only the browser knows is in it: a context that differs from the
 * server's has React (19.3) throw away the page below that it hasn't taken over yet, and what was typed into it.
 */
export function SidebarRoot({
  chosen,
  children,
}: {
  /** What the person chose before; null for no choice. */
  readonly chosen: boolean | null;
  readonly children: ReactNode;
}) {
  const pathname = usePathname();
  const [choice, setChoice] = useState(chosen);
  const [toggled, setToggled] = useState(false);
  const [sheetOpen, setSheetOpen] = useState(false);
  const shape = shapeOf(choice, !toggled && needsRoom(pathname));
  const closeSheet = useCallback(() => setSheetOpen(false), []);
  const toggle = useCallback(() => {
    if (window.matchMedia(PHONE).matches) return setSheetOpen((was) => !was);
    const isIcons = window.matchMedia(ICONS[shape]).matches;
    setToggled(true);
    setChoice(isIcons);
    keepCookie(sidebarCookie(isIcons));
  }, [shape]);
  useToggleKey(toggle);
  const [shownOn, setShownOn] = useState(pathname);
  if (shownOn !== pathname) {
    setShownOn(pathname);
    setSheetOpen(false);
  }
  const value = useMemo(
    () => ({ shape, sheetOpen, toggle, closeSheet }),
    [shape, sheetOpen, toggle, closeSheet],
  );
  return (
    <Sidebar value={value}>
      <div
        data-slot="shell"
        data-sidebar={shape}
        className="group/shell min-h-dvh md:grid md:grid-cols-[auto_minmax(0,1fr)]"
      >
        {children}
      </div>
    </Sidebar>
  );
}

/** Icons by choice; on a screen that needs the room until it is toggled there; without any choice by the window's width. */
function shapeOf(choice: boolean | null, isCramped: boolean): Shape {
  if (choice === false) return "collapsed";
  if (isCramped) return "folded";
  return choice === null ? "fitting" : "expanded";
}

export function useSidebar(): SidebarState {
  const state = useContext(Sidebar);
  if (!state) throw new Error("useSidebar needs SidebarRoot above it.");
  return state;
}

/** Whether names stand beside its icons; true on the server. */
export function useIsNamed(): boolean {
  const { shape, sheetOpen } = useSidebar();
  return !useMedia(ICONS[shape]) || sheetOpen;
}

function useToggleKey(toggle: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "b" || event.shiftKey || event.altKey) return;
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [toggle]);
}
