import type { ReactNode } from "react";
import { PageLink } from "@/components/ui/links/page-link";

export type Fact = { readonly label: string; readonly value: ReactNode; readonly href?: string };

/** The figures of a card, one per line; those with an `href` are links. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="divide-y">
      {facts.map(({ label, value, href }) => (
        <div
          key={label}
          className="flex flex-wrap items-baseline justify-between gap-x-4 py-1.5 first:pt-0 last:pb-0"
        >
          <dt>
            {href ? (
              <PageLink href={href} className="underline decoration-1 underline-offset-4">
                {label}
              </PageLink>
            ) : (
              label
            )}
          </dt>
          <dd className="font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function whole(count: number): string {
  return count.toLocaleString("en-US");
}
