"use client";

import { useTheme } from "next-themes";
import { useEffect } from "react";
import { Toaster as Sonner } from "sonner";
import { toastDemand } from "./toast";

export default function ToastStage() {
  const { resolvedTheme } = useTheme();
  useEffect(() => toastDemand.ready(), []);
  return (
    <Sonner
      theme={resolvedTheme === "dark" ? "dark" : "light"}
      position="bottom-right"
      closeButton
      containerAriaLabel="Messages"
      toastOptions={{
        classNames: {
          toast: "!rounded-lg !border-border !bg-card !font-sans !text-base !text-foreground !shadow-overlay",
          description: "!text-muted-foreground",
          actionButton: "!h-7 !rounded-md !bg-primary !px-3 !text-primary-foreground",
          closeButton: "!border-border !bg-card !text-foreground",
        },
      }}
    />
  );
}
