import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";

/** A fact in a list of them (`dl`): what it is called, and below it what it is; a dash where nothing is known. */
export function Fact({
  label,
  isWide = false,
  className,
  children,
}: {
  readonly label: ReactNode;
  /** Over two columns where there are. */
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
