"use client";

import { RowLink } from "@/components/shared/table/row-link";
import { useUrlState } from "@/components/shared/table/url-state";
import { OPEN_URL } from "@/lib/platform/base/addresses/addresses.model";

/** Opens the booking over the page. */
export function ChaseNumber({ id, number }: { readonly id: string; readonly number: string }) {
  const { href, show } = useUrlState(OPEN_URL);
  return (
    <span className="relative">
      <RowLink href={href({ booking: id })} onOpen={() => show({ booking: id })}>
        <span className="font-mono">{number}</span>
      </RowLink>
    </span>
  );
}
