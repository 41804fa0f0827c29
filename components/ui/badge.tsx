import type { ComponentProps } from "react";
import { cn } from "./cn";

const TONES = {
  ok: "bg-ok text-ok-foreground",
  info: "bg-info text-info-foreground",
  danger: "bg-danger text-danger-foreground",
  warn: "bg-warn text-warn-foreground",
  grey: "bg-grey text-grey-foreground",
};

export type BadgeTone = keyof typeof TONES;

export function Badge({
  className,
  tone = "grey",
  ...props
}: ComponentProps<"span"> & { readonly tone?: BadgeTone }) {
  return <span data-slot="badge" className={cn("badge", TONES[tone], className)} {...props} />;
}
