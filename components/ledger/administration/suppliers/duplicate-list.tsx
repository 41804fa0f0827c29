"use client";

import { SectionCard } from "@/components/desk/dashboard/section-card";
import { useMutationButtons } from "@/components/shared/mutations/mutation-buttons";
import { Button } from "@/components/ui/button";
import { PageLink } from "@/components/ui/links/page-link";
import { DUPLICATE_REASONS, type LikelyPair } from "@/lib/ledger/suppliers/administration/duplicate.model";
import { adminSupplierMutations } from "./admin-supplier-mutations";

const LINK = "text-primary underline decoration-1 underline-offset-4";

/**
 * Pairs of suppliers that may be the same, each with the reasons, to be merged or marked as different. Renders
 * nothing without pairs.
 */
export function DuplicateList({ pairs }: { readonly pairs: readonly LikelyPair[] }) {
  const buttonFor = useMutationButtons();
  if (pairs.length === 0) return null;
  return (
    <div className="mt-5">
      <SectionCard
        title="Possible duplicates"
        description="Merging moves all agents' bookings from the first to the second; it can be undone for 30 days."
      >
        <ul className="divide-y">
          {pairs.map(({ from, into, reasons }) => (
            <li key={`${from.id} ${into.id}`} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
              <div className="min-w-0 flex-1 basis-64 [overflow-wrap:anywhere]">
                <PageLink href={`/admin/suppliers/${from.id}`} className={LINK}>
                  {from.name}
                </PageLink>
                {" and "}
                <PageLink href={`/admin/suppliers/${into.id}`} className={LINK}>
                  {into.name}
                </PageLink>
                <p className="text-muted-foreground text-sm">
                  {reasons.map((reason) => DUPLICATE_REASONS[reason]).join(", ")}
                </p>
              </div>
              <Button
                variant="outline"
                size="sm"
                aria-label={`Merge ${from.name} into ${into.name}`}
                {...buttonFor(() => adminSupplierMutations.merge(from, into))}
              >
                Merge
              </Button>
              <Button
                variant="ghost"
                size="sm"
                aria-label={`${from.name} and ${into.name} are not the same`}
                {...buttonFor(() => adminSupplierMutations.tellApart(from, into))}
              >
                Not the same
              </Button>
            </li>
          ))}
        </ul>
      </SectionCard>
    </div>
  );
}
