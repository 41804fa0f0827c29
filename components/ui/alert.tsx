import type { ComponentProps } from "react";
import { cn } from "./cn";

const TONES = {
  ok: "border-ok-foreground/30 bg-ok text-ok-foreground",
  info: "border-info-foreground/30 bg-info text-info-foreground",
  danger: "border-danger-foreground/30 bg-danger text-danger-foreground",
  warn: "border-warn-foreground/30 bg-warn text-warn-foreground",
  grey: "bg-card text-foreground",
};

/**
 * An inline message: an icon, AlertTitle or AlertDescription, then AlertAction. Screen readers announce a `danger`
 * alert at once and the others politely.
 */
export function Alert({
  className,
  tone = "grey",
  ...props
}: ComponentProps<"div"> & { readonly tone?: keyof typeof TONES }) {
  return (
    <div
      data-slot="alert"
      role={tone === "danger" ? "alert" : "status"}
      className={cn(
        "grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-1 rounded-lg border p-3 text-base [&>svg]:size-4 [&>svg]:shrink-0",
        TONES[tone],
        className,
      )}
      {...props}
    />
  );
}

export function AlertTitle({ className, ...props }: ComponentProps<"p">) {
  return <p data-slot="alert-title" className={cn("col-start-2 font-medium", className)} {...props} />;
}

export function AlertDescription({ className, ...props }: ComponentProps<"div">) {
  return <div data-slot="alert-description" className={cn("col-start-2 text-sm", className)} {...props} />;
}

export function AlertAction({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="alert-action"
      className={cn(
        "col-start-2 mt-2 flex gap-2 sm:col-start-3 sm:row-start-1 sm:in-[:has(>[data-slot=alert-title]~[data-slot=alert-description])]:row-end-3 sm:mt-0",
        className,
      )}
      {...props}
    />
  );
}
