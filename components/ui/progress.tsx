import { cn } from "./cn";

/** A progress bar showing `value` of `max`; `label` names the task. */
export function Progress({
  value,
  max = 100,
  label,
  className,
}: {
  readonly value: number;
  readonly max?: number;
  readonly label: string;
  readonly className?: string;
}) {
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
  return (
    <div
      data-slot="progress"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      className={cn("h-2 w-full overflow-hidden rounded-full bg-muted dark:bg-border", className)}
    >
      <div
        className="size-full origin-left rounded-full bg-primary transition-transform duration-200"
        style={{ transform: `scaleX(${share})` }}
      />
    </div>
  );
}
