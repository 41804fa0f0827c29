"use client";

import { useTheme } from "next-themes";
import { useEffect } from "react";
import { Toaster as Sonner } from "sonner";
import { leaveToasts } from "./leave-toasts";
import { toastDemand } from "./toast";

export default function ToastStage() {
  const { resolvedTheme } = useTheme();
  useEffect(() => {
    toastDemand.ready();
    document.addEventListener("keydown", leaveToasts, true);
    return () => document.removeEventListener("keydown", leaveToasts, true);
  }, []);
  return (
    <Sonner
      theme={resolvedTheme === "dark" ? "dark" : "light"}
      position="bottom-right"
      closeButton
      containerAriaLabel="Messages"
      toastOptions={{
        classNames: {
          // Above a dialog too, which takes the pointer from everything else.
          toast:
            "!pointer-events-auto !rounded-lg !border-border !bg-card !font-sans !text-base !text-foreground !shadow-overlay",
          description: "!text-muted-foreground",
          actionButton: "!h-7 !rounded-md !bg-primary !px-3 !text-primary-foreground",
          closeButton: "!size-6 !border-border !bg-card !text-foreground",
        },
      }}
    />
  );
}
