import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";

/** An entry of a description list (`dl`): the label and the value below it; a dash if there is no value. */
export function Fact({
  label,
  isWide = false,
  className,
  children,
}: {
  readonly label: ReactNode;
  /** Spans two columns where the list has two. */
  readonly isWide?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <div className={cn("min-w-0", isWide && "sm:col-span-2")}>
      <dt className="text-muted-foreground text-sm">{label}</dt>
      <dd className={cn("[overflow-wrap:anywhere]", className)}>{children || (children === 0 ? 0 : "–")}</dd>
    </div>
  );
}
