import { ClockAlertIcon } from "lucide-react";
import { cn } from "@/components/ui/cn";
import { PageLink } from "@/components/ui/links/page-link";

/** What is overdue among the listed bookings; its link shows it alone, or everything again where `isShown`. `words` are null where nothing is. */
export function OverdueStrip({
  words,
  href,
  isShown,
}: {
  readonly words: string | null;
  readonly href: string;
  readonly isShown: boolean;
}) {
  if (!words && !isShown)
    return <p className={cn(STRIP, "text-muted-foreground")}>Nothing in this list is overdue.</p>;
  return (
    <PageLink
      href={href}
      replace
      scroll={false}
      className={cn(STRIP, "group/strip bg-danger text-danger-foreground")}
    >
      <ClockAlertIcon aria-hidden="true" className="size-4 shrink-0" />
      <span className="min-w-0 truncate font-medium max-sm:underline max-sm:decoration-1 max-sm:underline-offset-4">
        {words ?? "Nothing overdue"}
      </span>
      <span
        className={cn(
          "ml-auto shrink-0 underline decoration-1 underline-offset-4 group-hover/strip:decoration-2",
          !isShown && "max-sm:sr-only",
        )}
      >
        {isShown ? "Show all" : "Show only these"}
      </span>
    </PageLink>
  );
}

/** As high before it has come as after. */
const STRIP = "mb-3 flex h-9 items-center gap-2 rounded-md border border-transparent px-3 text-sm";
