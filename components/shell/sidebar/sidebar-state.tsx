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

/**
 * The window widths at which the sidebar shows icons by default: on any screen, and on a screen that needs the space.
 * CSS uses the same limits for `fitting` and `folded`.
 */
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
 * Holds the sidebar's state: wide, icons, or (on a phone) a sheet. Ctrl or Cmd with B toggles it, and that choice is
 * kept. The root element carries the state for CSS. The context contains nothing that only the browser knows: if it
 * differed from the server's value, React (19.3) would discard the parts of the page that aren't hydrated yet,
 * together with any text typed into them.
 */
export function SidebarRoot({
  chosen,
  children,
}: {
  /** The user's earlier choice; null if there is none. */
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

/**
 * Returns icons if the user chose so, or on a screen that needs the space until the sidebar is toggled there; without
 * a choice, the window's width decides.
 */
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

/** Returns whether the sidebar shows names next to its icons; true on the server. */
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
