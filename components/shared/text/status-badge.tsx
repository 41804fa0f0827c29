import { Badge, type BadgeTone } from "@/components/ui/badge";
import { statusWords } from "./status-words.model";

const TONES: Readonly<Record<string, BadgeTone>> = {
  CONFIRMED: "ok",
  PAID: "ok",
  CLOSED: "info",
  OVERDUE: "danger",
  ARCHIVED: "grey",
  new: "info",
  pending_review: "warn",
  processed: "ok",
  rejected: "danger",
  pending_agent_review: "warn",
  under_admin_review: "warn",
  admin_reviewed: "info",
  approved: "ok",
  verified: "ok",
  pending: "warn",
};

/**
 * The status of a booking, email or review in its colour; an unknown status is grey. `label` replaces the words
 * derived from the status.
 */
export function StatusBadge({ status, label }: { readonly status: string; readonly label?: string }) {
  return <Badge tone={TONES[status] ?? "grey"}>{label ?? statusWords(status)}</Badge>;
}
