"use client";

import { Undo2Icon } from "lucide-react";
import type { ReactNode } from "react";
import { useMutation } from "@/components/shared/mutations/mutation";
import { InstantText } from "@/components/shared/text/date-text";
import { Fact } from "@/components/shared/text/fact";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { SupplierDetailsJson } from "@/lib/ledger/suppliers/supplier.model";
import { DelayPlot } from "./delay-plot";
import { policyInWords } from "./policy-words.model";
import { supplierMutations } from "./supplier-mutations";
import { VerifiedBadge } from "./verified-badge";

/** The sections of a supplier's details. */
export function SupplierFacts({ supplier }: { readonly supplier: SupplierDetailsJson }) {
  const { address, chaseContact, metadataJson } = supplier;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap gap-2 empty:hidden">
        {supplier.isVerified ? <VerifiedBadge /> : <Badge>Unverified</Badge>}
        {supplier.isActive ? null : <Badge tone="warn">Deactivated</Badge>}
      </div>
      <Section title="Basic Information">
        <Fact label="Name">{supplier.name}</Fact>
        <Fact label="ID" isWide>
          <span translate="no" className="break-all font-mono text-sm">
            {supplier.id}
          </span>
        </Fact>
        <Fact label="Email">{supplier.email ? <Mail address={supplier.email} /> : null}</Fact>
        <Fact label="Phone">{supplier.phoneNumber}</Fact>
      </Section>
      {Object.values(address).some(Boolean) ? (
        <Section title="Address">
          <Fact label="Street">{address.street}</Fact>
          <Fact label="City">{address.city}</Fact>
          <Fact label="State">{address.state}</Fact>
          <Fact label="Postal Code">{address.postalCode}</Fact>
          <Fact label="Country">{address.country}</Fact>
        </Section>
      ) : null}
      <Section title="Commission">
        <Fact label="Pays">{policyInWords(supplier)}</Fact>
        <Fact label="Usual rate">
          {supplier.commissionPercent === null ? null : `${supplier.commissionPercent}%`}
        </Fact>
        <Fact label="Contact for chasing">{chaseContact.name}</Fact>
        <Fact label="Contact email">{chaseContact.email ? <Mail address={chaseContact.email} /> : null}</Fact>
      </Section>
      <DelayPlot delays={supplier.paymentDelays} />
      <Section title="Statistics">
        <Fact label="Total Bookings">{supplier.bookingCount.toLocaleString("en-US")}</Fact>
        <Fact label="Created Date">
          <InstantText value={supplier.createdAt} />
        </Fact>
        <Fact label="Last Updated">
          <InstantText value={supplier.updatedAt} />
        </Fact>
      </Section>
      <MergedSuppliers merges={supplier.mergedFrom} />
      {Object.keys(metadataJson).length > 0 ? (
        <section>
          <Heading>Additional Information</Heading>
          <pre className="overflow-x-auto whitespace-pre-wrap break-all rounded-md bg-muted p-3 font-mono text-xs">
            {JSON.stringify(metadataJson, null, 2)}
          </pre>
        </section>
      ) : null}
    </div>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <Heading>{title}</Heading>
      <dl className="grid grid-cols-1 gap-x-6 gap-y-2 sm:grid-cols-2">{children}</dl>
    </section>
  );
}

function Heading({ children }: { readonly children: string }) {
  return <h3 className="mb-2 font-semibold">{children}</h3>;
}

function Mail({ address }: { readonly address: string }) {
  return (
    <a
      href={`mailto:${address}`}
      className="wrap-anywhere inline-block text-primary leading-6 underline decoration-1 underline-offset-4"
    >
      {address}
    </a>
  );
}

/** The suppliers merged into this one, each with its Undo. Renders nothing if there are none. */
function MergedSuppliers({ merges }: { readonly merges: SupplierDetailsJson["mergedFrom"] }) {
  const { mutate } = useMutation();
  if (merges.length === 0) return null;
  return (
    <section>
      <h3 className="mb-2 font-semibold">Merged into this supplier</h3>
      <ul className="divide-y rounded-lg border">
        {merges.map(({ mergeId, name }) => (
          <li key={mergeId} className="flex items-center justify-between gap-3 px-3 py-1.5">
            {name}
            <Button
              variant="ghost"
              size="sm"
              aria-label={`Undo the merge of ${name}`}
              onClick={() => void mutate(supplierMutations.unmerge(mergeId, name))}
            >
              <Undo2Icon />
              Undo
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
