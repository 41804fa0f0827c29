import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "./cn";

const badgeVariants = cva("badge", {
  variants: {
    tone: {
      ok: "bg-ok text-ok-foreground",
      info: "bg-info text-info-foreground",
      danger: "bg-danger text-danger-foreground",
      warn: "bg-warn text-warn-foreground",
      grey: "bg-grey text-grey-foreground",
    },
  },
  defaultVariants: { tone: "grey" },
});

export type BadgeTone = NonNullable<VariantProps<typeof badgeVariants>["tone"]>;

export function Badge({ className, tone, ...props }: ComponentProps<"span"> & { readonly tone?: BadgeTone }) {
  return <span data-slot="badge" className={cn(badgeVariants({ tone }), className)} {...props} />;
}
