import type { ReactNode } from "react";
import { Illustration, type IllustrationName } from "./illustration";

/** The content of a data region without data: one drawing, one sentence, one next action. */
export function EmptyState({
  illustration,
  title,
  children,
  action,
  headingLevel: Heading = "h2",
}: {
  readonly illustration: IllustrationName;
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly headingLevel?: "h2" | "h3";
}) {
  return (
    <div data-slot="empty-state" className="flex flex-col items-center gap-2 px-4 py-8 text-center sm:py-12">
      <Illustration name={illustration} className="mb-2" />
      <Heading className="font-semibold text-md">{title}</Heading>
      {children ? <div className="max-w-md text-balance text-muted-foreground">{children}</div> : null}
      {action ? (
        <div data-slot="empty-action" className="mt-3 flex flex-wrap justify-center gap-2">
          {action}
        </div>
      ) : null}
    </div>
  );
}
