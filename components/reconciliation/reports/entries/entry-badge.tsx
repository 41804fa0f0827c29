import { Badge, type BadgeTone } from "@/components/ui/badge";
import type { EntryStatus } from "@/lib/reconciliation/commission-reports/report-status.model";
import { ENTRY_WORDS } from "../entry-words.model";

const TONES: Readonly<Record<EntryStatus, BadgeTone>> = {
  CLOSED: "ok",
  AUTO_MATCHED: "info",
  MATCHED_NEEDS_CONFIRMATION: "warn",
  PENDING: "grey",
  IGNORED: "grey",
};

export function EntryBadge({ status }: { readonly status: EntryStatus }) {
  return <Badge tone={TONES[status]}>{ENTRY_WORDS[status]}</Badge>;
}
