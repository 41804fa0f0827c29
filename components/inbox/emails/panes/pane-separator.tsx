import { type KeyboardEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { keepCookie } from "@/components/shared/keep-cookie";
import {
  fittingWidth,
  PANE_LIMITS,
  PANES_COOKIE,
  type Pane,
  panesCookie,
  paneWidthsOf,
  widthByKey,
} from "./panes.model";

const LABELS: Readonly<Record<Pane, string>> = {
  list: "Width of the list",
  panel: "Width of the extracted information",
};

/**
 * The separator between a pane and the email, from 1440 px. It can be dragged or moved by arrow keys, Home and End;
 * a double click restores the default width. The width is a CSS variable of the panes, and a cookie from which the
 * server renders the next page.
 */
export default function PaneSeparator({ pane }: { readonly pane: Pane }) {
  const self = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(PANE_LIMITS[pane].usual);
  const drag = useRef<{ x: number; width: number } | null>(null);
  useLayoutEffect(() => {
    // A prefetched page may contain outdated widths.
    if (self.current) show(self.current, keptWidths());
  }, []);
  useEffect(() => {
    const element = paneOf(self.current, pane);
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(Math.round(element.offsetWidth)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [pane]);
  const change = (wanted: number) => {
    const present = paneOf(self.current, pane);
    if (!self.current || !present) return;
    const now = { pane: present.offsetWidth, mail: mailOf(self.current)?.offsetWidth ?? 0 };
    const widths = { ...keptWidths(), [pane]: fittingWidth(pane, wanted, now) };
    show(self.current, widths);
    keepCookie(panesCookie(widths));
  };
  const press = (event: KeyboardEvent) => {
    const wanted = widthByKey(pane, event.key, width);
    if (wanted === undefined) return;
    event.preventDefault();
    change(wanted);
  };
  const take = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, width };
  };
  const move = (event: PointerEvent) => {
    if (!drag.current) return;
    const by = event.clientX - drag.current.x;
    change(drag.current.width + (pane === "list" ? by : -by));
  };
  const release = () => {
    drag.current = null;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a movable separator isn't an <hr>.
    <div
      ref={self}
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={LABELS[pane]}
      aria-valuenow={width}
      aria-valuemin={PANE_LIMITS[pane].min}
      aria-valuemax={PANE_LIMITS[pane].max}
      aria-valuetext={`${width} pixels`}
      aria-controls={`email-${pane}-pane`}
      data-print="none"
      onKeyDown={press}
      onPointerDown={take}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
      onDoubleClick={() => change(PANE_LIMITS[pane].usual)}
      data-of={pane}
      className="group/separator pointer-events-none relative z-20 -mx-3 hidden w-6 shrink-0 touch-none select-none items-center justify-center outline-none max-2xl:group-has-data-reviewing/panes:data-[of=list]:hidden min-[90rem]:flex"
    >
      {/* A narrow line that can be dragged anywhere, and a wider handle in its middle. */}
      <span className="pointer-events-auto absolute inset-y-0 left-1/2 w-2 -translate-x-1/2 cursor-col-resize after:absolute after:inset-y-0 after:left-1/2 after:w-0.5 after:-translate-x-1/2 hover:after:bg-primary group-focus-visible/separator:after:bg-ring group-active/separator:after:bg-primary" />
      <span className="pointer-events-auto relative flex h-12 w-6 cursor-col-resize items-center justify-center">
        <span className="h-8 w-1.5 rounded-full border border-input bg-card group-hover/separator:border-primary group-hover/separator:bg-primary group-focus-visible/separator:border-ring group-focus-visible/separator:bg-ring" />
      </span>
    </div>
  );
}

function keptWidths() {
  const cookie = document.cookie.split("; ").find((one) => one.startsWith(`${PANES_COOKIE}=`));
  return paneWidthsOf(cookie?.slice(PANES_COOKIE.length + 1));
}

function show(separator: HTMLElement, widths: ReturnType<typeof keptWidths>): void {
  const panes = separator.closest<HTMLElement>("[data-slot=email-panes]");
  panes?.style.setProperty("--list-width", `${widths.list}px`);
  panes?.style.setProperty("--panel-width", `${widths.panel}px`);
}

function paneOf(separator: HTMLElement | null, pane: Pane): HTMLElement | null {
  const panes = separator?.closest("[data-slot=email-panes]");
  return panes?.querySelector<HTMLElement>(`#email-${pane}-pane`) ?? null;
}

function mailOf(separator: HTMLElement): HTMLElement | null {
  return separator.closest("[data-slot=email-panes]")?.querySelector<HTMLElement>("[data-pane=mail]") ?? null;
}
