import { Badge, type BadgeTone } from "@/components/ui/badge";
import type { CommissionKind } from "@/lib/ledger/bookings/commission-state.model";

const TONES: Readonly<Record<CommissionKind, BadgeTone>> = {
  none: "grey",
  "not due": "grey",
  "due soon": "warn",
  overdue: "danger",
  partial: "info",
  received: "ok",
  overpaid: "warn",
  "recall possible": "warn",
  recalled: "danger",
};

/** The current state of a booking's commission. */
export function CommissionBadge({ kind, words }: { readonly kind: CommissionKind; readonly words: string }) {
  return <Badge tone={TONES[kind]}>{words}</Badge>;
}
