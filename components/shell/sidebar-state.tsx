"use client";

import { usePathname } from "next/navigation";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from "react";
import { keepCookie } from "@/components/shared/keep-cookie";
import { PHONE, useMedia } from "@/components/shared/lazy/use-media";
import { needsRoom } from "./navigation.model";
import { sidebarCookie } from "./sidebar-cookie.model";

type SidebarState = {
  readonly open: boolean;
  readonly sheetOpen: boolean;
  readonly toggle: () => void;
  readonly closeSheet: () => void;
};

/** Where a screen that needs the room starts with icons; CSS asks the same of `folded`. */
const NARROW = "(min-width: 48rem) and (max-width: 89.99rem)";

const Sidebar = createContext<SidebarState | null>(null);

/** Holds whether the sidebar is wide, icons, or (on a phone) a sheet; Ctrl or Cmd with B toggles it. Its element carries the state for CSS. */
export function SidebarRoot({
  initiallyOpen,
  children,
}: {
  readonly initiallyOpen: boolean;
  readonly children: ReactNode;
}) {
  const pathname = usePathname();
  const [open, setOpen] = useState(initiallyOpen);
  const [toggled, setToggled] = useState(false);
  const [sheetOpen, setSheetOpen] = useState(false);
  const folds = open && !toggled && needsRoom(pathname);
  const isNarrow = useMedia(NARROW);
  const isWide = open && !(folds && isNarrow);
  const closeSheet = useCallback(() => setSheetOpen(false), []);
  const toggle = useCallback(() => {
    if (window.matchMedia(PHONE).matches) return setSheetOpen((was) => !was);
    setToggled(true);
    setOpen(!isWide);
    keepCookie(sidebarCookie(!isWide));
  }, [isWide]);
  useToggleKey(toggle);
  const [shownOn, setShownOn] = useState(pathname);
  if (shownOn !== pathname) {
    setShownOn(pathname);
    setSheetOpen(false);
  }
  const state = useMemo(
    () => ({ open: isWide, sheetOpen, toggle, closeSheet }),
    [isWide, sheetOpen, toggle, closeSheet],
  );
  return (
    <Sidebar value={state}>
      <div
        data-slot="shell"
        data-sidebar={folds ? "folded" : open ? "expanded" : "collapsed"}
        className="group/shell min-h-dvh md:grid md:grid-cols-[auto_minmax(0,1fr)]"
      >
        {children}
      </div>
    </Sidebar>
  );
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
