import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { PageLink } from "@/components/ui/links/page-link";

/** One figure with a line about it; where there is a page of what it counts, the card leads there. */
export function FigureCard({
  title,
  value,
  href,
  children,
}: {
  readonly title: string;
  readonly value: string;
  readonly href?: string;
  readonly children: ReactNode;
}) {
  return (
    <Card className="relative h-full p-3 focus-within:border-ring hover:border-input sm:p-4">
      <h2 className="font-normal text-base text-muted-foreground">
        {href ? (
          <PageLink href={href} className="after:absolute after:inset-0 after:rounded-lg">
            {title}
          </PageLink>
        ) : (
          title
        )}
      </h2>
      <p className="mt-1 font-semibold text-md tabular-nums [overflow-wrap:anywhere] sm:text-xl">{value}</p>
      <div className="mt-1 text-muted-foreground text-sm tabular-nums">{children}</div>
    </Card>
  );
}
