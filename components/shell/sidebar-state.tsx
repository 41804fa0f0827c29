"use client";

import { usePathname } from "next/navigation";
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from "react";
import { PHONE } from "@/components/shared/use-media";
import { sidebarCookie } from "./sidebar-cookie.model";

type SidebarState = {
  readonly open: boolean;
  readonly sheetOpen: boolean;
  readonly toggle: () => void;
  readonly closeSheet: () => void;
  /** Shows icons until somebody toggles, without remembering it: for screens that need the room. */
  readonly fold: (folded: boolean) => void;
};

const Sidebar = createContext<SidebarState | null>(null);

/** Holds whether the sidebar is wide, icons, or (on a phone) a sheet; Ctrl or Cmd with B toggles it. Its element carries the state for CSS. */
export function SidebarRoot({
  initiallyOpen,
  children,
}: {
  readonly initiallyOpen: boolean;
  readonly children: ReactNode;
}) {
  const [open, setOpen] = useState(initiallyOpen);
  const [folded, setFolded] = useState(false);
  const [sheetOpen, setSheetOpen] = useState(false);
  const isWide = open && !folded;
  const closeSheet = useCallback(() => setSheetOpen(false), []);
  const toggle = useCallback(() => {
    if (window.matchMedia(PHONE).matches) return setSheetOpen((was) => !was);
    setFolded(false);
    setOpen(!isWide);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve.
    document.cookie = sidebarCookie(!isWide);
  }, [isWide]);
  useToggleKey(toggle);
  useCloseOnNavigation(closeSheet);
  const state = useMemo(
    () => ({ open: isWide, sheetOpen, toggle, closeSheet, fold: setFolded }),
    [isWide, sheetOpen, toggle, closeSheet],
  );
  return (
    <Sidebar value={state}>
      <div
        data-slot="shell"
        data-sidebar={isWide ? "expanded" : "collapsed"}
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

/** Starts the sidebar as icons on a screen that needs the room, where the window is narrower than `query` says. */
export function useFoldedSidebar(query: string): void {
  const { fold } = useSidebar();
  useLayoutEffect(() => {
    if (!window.matchMedia(query).matches) return;
    fold(true);
    return () => fold(false);
  }, [fold, query]);
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

function useCloseOnNavigation(close: () => void): void {
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is what closes the sheet.
  useEffect(close, [pathname]);
}
