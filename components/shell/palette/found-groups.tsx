import {
  BookOpenIcon,
  FileTextIcon,
  LandmarkIcon,
  MailIcon,
  ShipIcon,
  UserIcon,
  UsersIcon,
} from "lucide-react";
import { StatusBadge } from "@/components/shared/text/status-badge";
import type { EmailStatus } from "@/lib/inbox/emails/email.model";
import { STATUS_LABELS } from "@/lib/inbox/emails/email-words.model";
import type { Findings, RecordKind } from "./found.model";
import type { PaletteGroup, PaletteOption } from "./option";

const KINDS: readonly (Pick<PaletteOption, "icon"> & {
  readonly kind: RecordKind;
  readonly label: string;
})[] = [
  { kind: "users", label: "Users", icon: UsersIcon },
  { kind: "bookings", label: "Bookings", icon: BookOpenIcon },
  { kind: "clients", label: "Clients", icon: UserIcon },
  { kind: "emails", label: "Emails", icon: MailIcon },
  { kind: "transactions", label: "Transactions", icon: LandmarkIcon },
  { kind: "reports", label: "Commission reports", icon: FileTextIcon },
  { kind: "suppliers", label: "Suppliers", icon: ShipIcon },
];

/** Converts search results to groups of palette options. */
export function foundGroups(findings: Findings): readonly PaletteGroup[] {
  return KINDS.map(({ kind, label, icon }) => ({
    label,
    note: findings[kind]?.note,
    options: (findings[kind]?.records ?? []).map(({ id, href, detail, status, ...found }) => ({
      id: `${kind}-${id}`,
      icon,
      label: found.label,
      isNumber: kind === "bookings",
      detail,
      href,
      badge: status ? <StatusBadge status={status} label={STATUS_LABELS[status as EmailStatus]} /> : null,
    })),
  })).filter(({ options }) => options.length > 0);
}

/** Returns the kinds whose search failed, such as "bookings and suppliers"; empty if none failed. */
export function failedKinds(findings: Findings): string {
  const failed = KINDS.filter(({ kind }) => findings[kind] === null).map(({ label }) => label.toLowerCase());
  return new Intl.ListFormat("en").format(failed);
}
