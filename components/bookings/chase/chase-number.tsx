"use client";

import { RowLink } from "@/components/shared/table/row-link";
import { useUrlState } from "@/components/shared/table/url-state";

/** Opens the booking over the page. */
export function ChaseNumber({ id, number }: { readonly id: string; readonly number: string }) {
  const { href, show } = useUrlState();
  return (
    <span className="relative">
      <RowLink href={href({ booking: id })} onOpen={() => show({ booking: id })}>
        <span className="font-mono">{number}</span>
      </RowLink>
    </span>
  );
}
