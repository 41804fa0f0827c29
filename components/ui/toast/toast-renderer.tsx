"use client";

import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon } from "lucide-react";
import { useEffect, useState } from "react";
import { Toaster as Sonner, toast } from "sonner";
import { useIsDark } from "@/components/shared/use-is-dark";
import { connectToaster, whenSaid } from "./toast";
import { ToastAbout } from "./toast-about";
import { tabThroughToasts } from "./toast-keys";
import { TOASTS } from "./toast-parts";
import { clearPlace, type ToastPlace } from "./toast-place";

/** Failures have an icon with a text label, so that they are not marked by colour alone. */
const ICONS = {
  success: <CircleCheckIcon aria-hidden="true" className="size-5 text-ok-foreground" />,
  info: <InfoIcon aria-hidden="true" className="size-5" />,
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
