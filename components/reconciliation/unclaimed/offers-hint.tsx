import { HandCoinsIcon } from "lucide-react";
import { PageLink } from "@/components/ui/links/page-link";
import { BOOKINGS_URL } from "@/lib/platform/base/addresses/addresses.model";

/** Says that unclaimed commission may be the agent's, with a link to it. Renders nothing if there is none. */
export function OffersHint({ count }: { readonly count: number }) {
  if (count === 0) return null;
  const words =
    count === 1 ? "1 payment of commission may be yours" : `${count} payments of commission may be yours`;
  return (
    <PageLink
      href={BOOKINGS_URL.href("/bookings/open", { view: "unclaimed" })}
      data-print="none"
      className="group/hint flex min-h-10 flex-wrap items-center gap-x-2 rounded-md bg-info px-3 py-2 text-info-foreground"
    >
      <HandCoinsIcon className="size-4 shrink-0" />
      <span className="min-w-0 flex-1 font-medium">{words}</span>
      <span className="underline decoration-1 underline-offset-4 group-hover/hint:decoration-2">
        {count === 1 ? "Claim it" : "Claim them"}
      </span>
    </PageLink>
  );
}
