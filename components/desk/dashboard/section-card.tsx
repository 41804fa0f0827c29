import type { ReactNode } from "react";
import { SectionFailure } from "@/components/shared/states/section-failure";
import { Card, CardDescription, CardHeader, CardTitle, TitledCard } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";

/**
 * A section of the dashboard with a heading. If `empty` is set, the card shows only that text next to the heading.
 */
export function SectionCard({
  title,
  description,
  action,
  className,
  empty = null,
  children,
}: {
  readonly title: string;
  readonly description?: ReactNode;
  readonly action?: ReactNode;
  readonly className?: string;
  readonly empty?: string | null;
  readonly children: ReactNode;
}) {
  if (empty !== null) {
    return (
      <Card className={className}>
        <CardHeader className="items-baseline justify-start gap-x-3 py-3">
          <CardTitle>{title}</CardTitle>
          <CardDescription className="flex-1">{empty}</CardDescription>
          {action}
        </CardHeader>
      </Card>
    );
  }
  return (
    <TitledCard title={title} description={description} action={action} className={cn("h-full", className)}>
      {children}
    </TitledCard>
  );
}

/** A section whose data couldn't be loaded; the others remain. */
export function SectionFailed({ title }: { readonly title: string }) {
  return (
    <SectionCard title={title}>
      <SectionFailure section="data" />
    </SectionCard>
  );
}
