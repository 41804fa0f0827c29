"use client";

import { CircleCheckIcon } from "lucide-react";
import { useEffect } from "react";
import { Field } from "@/components/shared/form/field";
import type { FormError } from "@/components/shared/form/form-errors.model";
import { useMove } from "@/components/shared/moves/move";
import { supplierMoves } from "@/components/suppliers/supplier-moves";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Combobox } from "@/components/ui/listbox/combobox";
import { type FoundSupplier, type SupplierState, useSupplierSearch } from "./use-supplier-search";

export type ChosenSupplier = { readonly supplierId: string | null; readonly supplierName: string };

/** A supplier, found while one types or new. A name that one supplier bears stands for that supplier: `onFound` hears of it, which is no edit. */
export function SupplierField({
  value,
  onChange,
  onFound,
  onUsualPercent,
  errors,
}: {
  readonly value: ChosenSupplier;
  readonly onChange: (value: ChosenSupplier) => void;
  readonly onFound: (value: ChosenSupplier) => void;
  /** Hears of the commission that the supplier usually pays, in percent of the total. */
  readonly onUsualPercent?: (percent: number | null) => void;
  readonly errors: readonly FormError[];
}) {
  const { supplierId, supplierName } = value;
  const { found, match, state, setIsLeft } = useSupplierSearch(supplierName, supplierId);
  const matchedId = match?.id ?? null;
  useEffect(() => {
    if (matchedId && !supplierId) onFound({ supplierId: matchedId, supplierName });
  }, [matchedId, supplierId, supplierName, onFound]);
  const chosen = found.find((one) => one.id === supplierId) ?? match;
  const usualPercent = chosen?.commissionPercent ?? null;
  useEffect(() => onUsualPercent?.(usualPercent), [usualPercent, onUsualPercent]);
  return (
    <Field
      name="supplier"
      label="Supplier"
      required
      errors={errors}
      hint={<Hint {...{ state, chosen, supplierName }} />}
    >
      {({ name: _name, required: _required, ...control }) => (
        <Combobox
          {...control}
          aria-required
          listLabel="Suppliers"
          placeholder="Type a supplier's name"
          maxLength={200}
          value={supplierName}
          onValueChange={(text) => onChange({ supplierId: null, supplierName: text })}
          onChoose={({ id, label }) => onChange({ supplierId: id, supplierName: label })}
          onFocusCapture={() => setIsLeft(false)}
          onBlurCapture={() => setIsLeft(true)}
          options={found.map((one) => ({
            id: one.id,
            label: one.name,
            detail: one.isActive ? (
              one.isVerified ? (
                <VerifiedBadge />
              ) : undefined
            ) : (
              <Badge>Deactivated</Badge>
            ),
          }))}
          status={state === "checking" ? "Checking..." : null}
        />
      )}
    </Field>
  );
}

function Hint({
  state,
  chosen,
  supplierName,
}: {
  readonly state: SupplierState;
  readonly chosen: FoundSupplier | undefined;
  readonly supplierName: string;
}) {
  const { move } = useMove();
  if (state === "existing" && chosen && !chosen.isActive) {
    const reactivate = () => void move(supplierMoves.reactivate(chosen));
    return (
      <span role="status" className="flex min-h-4.5 flex-wrap items-center gap-x-2">
        You have deactivated this supplier.
        <Button variant="link" size="sm" onClick={reactivate}>
          Reactivate
        </Button>
      </span>
    );
  }
  return (
    <span role="status" className="flex min-h-4.5 items-center gap-1.5">
      {state === "checking" ? "Checking..." : null}
      {state === "new" ? `This will create a new unverified supplier named "${supplierName.trim()}".` : null}
      {state === "existing" ? (
        <>
          Existing supplier
          {chosen?.isVerified ? <VerifiedBadge /> : null}
        </>
      ) : null}
    </span>
  );
}

function VerifiedBadge() {
  return (
    <Badge tone="ok">
      <CircleCheckIcon aria-hidden="true" />
      Verified
    </Badge>
  );
}
