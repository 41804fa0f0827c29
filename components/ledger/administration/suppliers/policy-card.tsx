"use client";

import { SectionCard } from "@/components/desk/dashboard/section-card";
import { policyInWords } from "@/components/ledger/suppliers/policy-words.model";
import { useMutation } from "@/components/shared/mutations/mutation";
import { Button } from "@/components/ui/button";
import type { SupplierJson } from "@/lib/ledger/suppliers/supplier.model";
import { counted } from "@/lib/platform/base/text";
import { adminSupplierMutations } from "./admin-supplier-mutations";

/**
 * A supplier's payment policy next to its observed payment delay, with buttons to remove the policy and to
 * adopt the observed delay.
 */
export function PolicyCard({
  supplier,
  learnedLagDays,
}: {
  readonly supplier: Pick<SupplierJson, "id" | "name" | "paymentPolicy">;
  /** The median number of days from travel end to payment, over all agents. */
  readonly learnedLagDays: number | null;
}) {
  const { mutate, busy } = useMutation();
  const { paymentPolicy } = supplier;
  const lagDays = learnedLagDays === null ? null : Math.min(Math.max(learnedLagDays, 0), 730);
  const settle = (policy: SupplierJson["paymentPolicy"]) =>
    busy || void mutate(adminSupplierMutations.settle(supplier, policy, paymentPolicy));
  const isAsLearned = paymentPolicy?.basis === "TRAVEL_END" && paymentPolicy.lagDays === lagDays;
  return (
    <div className="mt-4 max-w-5xl">
      <SectionCard
        title="Payment policy"
        description="This applies to every agent who has set no terms of their own. Without it, the expected day follows from the payments each agent has received."
      >
        <dl className="grid gap-4 sm:grid-cols-2">
          <div>
            <dt className="text-muted-foreground text-sm">Settled</dt>
            <dd className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1">
              {paymentPolicy ? policyInWords({ paymentPolicy, learnedLagDays: null }) : "Not set"}
              {paymentPolicy ? (
                <Button variant="ghost" size="sm" aria-disabled={busy} onClick={() => settle(null)}>
                  Remove policy
                </Button>
              ) : null}
            </dd>
          </div>
          <div>
            <dt className="text-muted-foreground text-sm">Seen in payments to all agents</dt>
            <dd className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1">
              {learnedLagDays === null
                ? "Fewer than three payments yet"
                : `${counted(learnedLagDays, "day")} after travel ends (median)`}
              {lagDays === null || isAsLearned ? null : (
                <Button
                  variant="ghost"
                  size="sm"
                  aria-disabled={busy}
                  onClick={() => settle({ basis: "TRAVEL_END", lagDays })}
                >
                  Use {counted(lagDays, "day")}
                </Button>
              )}
            </dd>
          </div>
        </dl>
      </SectionCard>
    </div>
  );
}
