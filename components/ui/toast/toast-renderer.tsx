import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon } from "lucide-react";
import { useEffect, useState } from "react";
import { Toaster as Sonner, toast } from "sonner";
import { useIsDark } from "@/components/shared/use-is-dark";
import { connectToaster, whenSaid } from "./toast";
import { ToastAbout } from "./toast-about";
import { OPEN_DIALOG, TOASTS } from "./toast-parts";
import { clearPlace, type ToastPlace } from "./toast-place";

/** Failures have an icon with a text label, so that they are not marked by colour alone. */
const ICONS = {
  success: <CircleCheckIcon className="size-5 text-ok-foreground" />,
  info: <InfoIcon className="size-5" />,
  warning: <TriangleAlertIcon role="img" aria-label="Warning" className="size-5" />,
  error: <CircleAlertIcon role="img" aria-label="Error" className="size-5" />,
};

export default function ToastRenderer() {
  const isDark = useIsDark();
  const { corner, bottom } = useToastPlace();
  useEffect(() => {
    const close = connectToaster({ sonner: toast, ToastAbout });
    document.addEventListener("keydown", tabThroughToasts, true);
    return () => {
      close();
      document.removeEventListener("keydown", tabThroughToasts, true);
    };
  }, []);
  return (
    <Sonner
      theme={isDark ? "dark" : "light"}
      position={corner}
      offset={{ bottom }}
      mobileOffset={{ bottom }}
      closeButton
      containerAriaLabel="Messages"
      icons={ICONS}
      toastOptions={{
        classNames: {
          // Keep messages clickable above a dialog, which disables pointer events everywhere else.
          toast:
            "group !pointer-events-auto !rounded-lg !border-border !bg-card !font-sans !text-base !text-foreground !shadow-overlay data-[type=error]:!border-danger-foreground data-[type=error]:!bg-danger data-[type=error]:!text-danger-foreground data-[type=warning]:!border-warn-foreground data-[type=warning]:!bg-warn data-[type=warning]:!text-warn-foreground",
          description:
            "!text-muted-foreground group-data-[type=error]:!text-danger-foreground group-data-[type=warning]:!text-warn-foreground",
          icon: "!size-5",
          actionButton: "!h-7 !rounded-md !bg-primary !px-3 !text-primary-foreground",
          closeButton: "!size-6 !border-border !bg-card !text-foreground",
        },
      }}
    />
  );
}

const USES = ["pointerdown", "focusin"];
const CONTROLS = "a[href], button, input, select, textarea";

/**
 * Returns the present place of the messages. They move when an element that they would cover appears beneath them.
 */
export function useToastPlace(): ToastPlace {
  const [place, setPlace] = useState<ToastPlace>(() => clearPlace(null, null));
  useEffect(() => {
    let frame = 0;
    let used: Element | null = null;
    const use = ({ target }: Event) => {
      const control = target instanceof Element ? target.closest(CONTROLS) : null;
      if (control && !control.closest(TOASTS)) used = control;
    };
    const isShown = () => document.querySelector("[data-sonner-toast]") !== null;
    const look = () => setPlace((present) => clearPlace(isShown() ? present : null, used));
    const lookSoon = () => {
      cancelAnimationFrame(frame);
      if (isShown()) frame = requestAnimationFrame(look);
    };
    const observer = new MutationObserver(lookSoon);
    observer.observe(document.body, { childList: true, subtree: true });
    window.addEventListener("resize", lookSoon);
    // Listen to both, because not every browser focuses a pressed element.
    for (const name of USES) document.addEventListener(name, use, true);
    const stop = whenSaid(look);
    return () => {
      stop();
      cancelAnimationFrame(frame);
      observer.disconnect();
      window.removeEventListener("resize", lookSoon);
      for (const name of USES) document.removeEventListener(name, use, true);
    };
  }, []);
  return place;
}

/** A selector for elements that Tab may stop at. */
const STOPS = "a[href], button, input, select, textarea, [tabindex]";

/**
 * Lets Tab reach the messages, which are last on the page: from the end of an open dialog to them, and from them to
 * the beginning of the dialog or the page. Without this, sonner 2.0 returns the focus to where it came from, and the
 * next Tab leads to the messages again.
 */
function tabThroughToasts(event: KeyboardEvent): void {
  if (event.key !== "Tab" || event.altKey || event.ctrlKey || event.metaKey) return;
  const toasts = stopsIn(document.querySelector(TOASTS));
  if (toasts.length === 0) return;
  const to = seams(toasts, event.shiftKey).find(([from]) => from === document.activeElement)?.[1];
  if (to) go(event, to);
}

/** Returns the pairs of elements between which Tab must jump, because the browser doesn't connect them itself. */
function seams(toasts: readonly HTMLElement[], isBackwards: boolean) {
  const dialog = [...document.querySelectorAll(OPEN_DIALOG)].at(-1);
  const home = stopsIn(dialog ?? document.body);
  const forth = [
    [toasts.at(-1), home.at(0)],
    [home.at(-1), toasts.at(0)],
  ] as const;
  if (!dialog) return isBackwards ? [] : forth.slice(0, 1);
  return isBackwards ? forth.map(([from, to]) => [to, from] as const) : forth;
}

function go(event: KeyboardEvent, to: HTMLElement): void {
  event.preventDefault();
  event.stopPropagation();
  // sonner returns the first focus to where it came from, but only once; so focus twice.
  to.focus();
  to.focus();
}

function stopsIn(home: Element | null): readonly HTMLElement[] {
  const found = home?.querySelectorAll<HTMLElement>(STOPS) ?? [];
  const isStop = (one: HTMLElement) =>
    one.tabIndex >= 0 && !one.matches(":disabled") && one.checkVisibility();
  return [...found].filter((one) => isStop(one) && (home?.matches(TOASTS) || !one.closest(TOASTS)));
}
