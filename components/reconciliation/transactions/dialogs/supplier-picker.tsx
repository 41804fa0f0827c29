import { useId } from "react";
import { VerifiedBadge } from "@/components/ledger/suppliers/verified-badge";
import { useDebounced } from "@/components/shared/lazy/use-debounced";
import { Label } from "@/components/ui/label";
import { Combobox } from "@/components/ui/listbox/combobox";
import type { SupplierJson } from "@/lib/ledger/suppliers/supplier.model";
import { fetchJson } from "@/lib/platform/api-client/fetch-json";
import { type Resource, useResource } from "@/lib/platform/api-client/resource";

const DEBOUNCE_MS = 300;
const SHORTEST = 2;
const MOST = 20;

export type ChosenSupplier = { readonly id: string; readonly name: string; readonly metadata: unknown };

/** A field that finds a supplier by name among all suppliers. */
export function SupplierPicker({
  typed,
  onType,
  chosen,
  onChoose,
}: {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly chosen: ChosenSupplier | null;
  readonly onChoose: (supplier: ChosenSupplier | null) => void;
}) {
  const id = useId();
  const search = useDebounced(typed.trim(), DEBOUNCE_MS);
  const isAsked = search.length >= SHORTEST && search !== chosen?.name;
  const { data, isPending } = useResource(suppliersNamed(search), { enabled: isAsked });
  // Results of an earlier text aren't offered for a later one.
  const isKnown = isAsked && search === typed.trim() && !isPending;
  const found = isKnown ? (data ?? []) : [];
  return (
    <div className="flex flex-col gap-1.5">
      <Label htmlFor={id}>Supplier</Label>
      <Combobox
        id={id}
        aria-required
        aria-describedby={`${id}-hint`}
        listLabel="Suppliers"
        placeholder="Search by name"
        maxLength={200}
        value={typed}
        onValueChange={(text) => {
          onType(text);
          onChoose(null);
        }}
        onChoose={({ id: chosenId, label }) => {
          const supplier = found.find((one) => one.id === chosenId);
          onType(label);
          if (supplier) onChoose({ ...supplier, metadata: supplier.metadataJson });
        }}
        options={found.map((one) => ({
          id: one.id,
          label: one.name,
          detail: one.isVerified ? (
            <VerifiedBadge />
          ) : (
            <span className="text-muted-foreground text-xs">
              {one.isUserCreated ? "typed by an agent" : "unverified"}
            </span>
          ),
        }))}
        status={chosen ? null : statusOf(typed.trim().length >= SHORTEST, isKnown, found.length)}
      />
      <p id={`${id}-hint`} role="status" className="text-muted-foreground text-xs">
        {chosen ? "Chosen" : "Type at least two characters, then choose from the list"}
      </p>
    </div>
  );
}

function statusOf(isAsked: boolean, isKnown: boolean, count: number): string | null {
  if (!isAsked) return null;
  if (!isKnown) return "Searching...";
  return count === 0 ? "No suppliers found" : null;
}

function suppliersNamed(name: string): Resource<readonly SupplierJson[]> {
  const body = { filters: { name: [name] }, limit: MOST };
  return {
    key: ["admin-suppliers", name],
    ask: async (signal) => {
      const call = { method: "POST", body, signal } as const;
      return (await fetchJson<{ data: readonly SupplierJson[] }>("/admin/suppliers/list", call)).data;
    },
  };
}
