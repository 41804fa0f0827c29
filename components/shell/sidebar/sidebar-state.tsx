"use client";

import { usePathname } from "next/navigation";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from "react";
import { keepCookie } from "@/components/shared/keep-cookie";
import { PHONE, useMedia } from "@/components/shared/lazy/use-media";
import { needsRoom } from "../navigation.model";
import { sidebarCookie } from "./sidebar-cookie.model";

type SidebarState = {
  readonly open: boolean;
  readonly sheetOpen: boolean;
  readonly toggle: () => void;
  readonly closeSheet: () => void;
};

/** Where the sidebar is icons without having been asked: anywhere, and on a screen that needs the room. CSS asks the same of `fitting` and `folded`. */
const FITTING = "(min-width: 48rem) and (max-width: 74.99rem)";
const FOLDED = "(min-width: 48rem) and (max-width: 89.99rem)";

const Sidebar = createContext<SidebarState | null>(null);

/** Holds whether the sidebar is wide, icons, or (on a phone) a sheet; Ctrl or Cmd with B toggles it, which counts from then on. Its element carries the state for CSS. */
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
  const state = stateOf(choice, !toggled && needsRoom(pathname));
  const isFitting = useMedia(FITTING);
  const isFolded = useMedia(FOLDED);
  const isIcons =
    state === "collapsed" || (state === "fitting" && isFitting) || (state === "folded" && isFolded);
  const closeSheet = useCallback(() => setSheetOpen(false), []);
  const toggle = useCallback(() => {
    if (window.matchMedia(PHONE).matches) return setSheetOpen((was) => !was);
    setToggled(true);
    setChoice(isIcons);
    keepCookie(sidebarCookie(isIcons));
  }, [isIcons]);
  useToggleKey(toggle);
  const [shownOn, setShownOn] = useState(pathname);
  if (shownOn !== pathname) {
    setShownOn(pathname);
    setSheetOpen(false);
  }
  const value = useMemo(
    () => ({ open: !isIcons, sheetOpen, toggle, closeSheet }),
    [isIcons, sheetOpen, toggle, closeSheet],
  );
  return (
    <Sidebar value={value}>
      <div
        data-slot="shell"
        data-sidebar={state}
        className="group/shell min-h-dvh md:grid md:grid-cols-[auto_minmax(0,1fr)]"
      >
        {children}
      </div>
    </Sidebar>
  );
}

/** Icons by choice; on a screen that needs the room until it is toggled there; without any choice by the window's width. */
function stateOf(
  choice: boolean | null,
  isCramped: boolean,
): "collapsed" | "folded" | "fitting" | "expanded" {
  if (choice === false) return "collapsed";
  if (isCramped) return "folded";
  return choice === null ? "fitting" : "expanded";
}

export function useSidebar(): SidebarState {
  const state = useContext(Sidebar);
  if (!state) throw new Error("useSidebar needs SidebarRoot above it.");
  return state;
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
