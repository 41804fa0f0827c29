import { SectionCard } from "@/components/desk/dashboard/section-card";
import { SupplierFacts } from "@/components/ledger/suppliers/supplier-facts";
import { PageLink } from "@/components/ui/links/page-link";
import type { AdminSupplierView } from "@/lib/ledger/suppliers/administration/admin-supplier.model";
import { USERS_URL } from "@/lib/platform/base/addresses/admin-addresses.model";
import { counted } from "@/lib/platform/base/text";

/** A supplier's details and the agent who owns it, if any. */
export function AdminSupplierFacts({
  view: { supplier, aliases, owner, agents },
}: {
  readonly view: AdminSupplierView;
}) {
  return (
    <div className="max-w-5xl">
      <SectionCard title="Details" description={`Booked by ${counted(agents, "agent")}`}>
        <p className="mb-4">
          {owner ? "Seen by one agent only: " : "Shared by all agents"}
          {owner ? (
            <PageLink
              href={USERS_URL.href("/admin/users", { search: owner.name })}
              className="text-primary underline decoration-1 underline-offset-4"
            >
              {owner.name}
            </PageLink>
          ) : null}
          {aliases.length > 0 ? `. Also known as ${aliases.join(", ")}` : null}
        </p>
        <SupplierFacts supplier={{ ...supplier, mergedFrom: [], paymentDelays: [] }} />
      </SectionCard>
    </div>
  );
}
