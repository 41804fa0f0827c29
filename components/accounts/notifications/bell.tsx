import { BellIcon } from "lucide-react";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { LinkButton } from "@/components/ui/links/link-button";
import { BellCount } from "./bell-count";

const { OnDemand: LiveBell } = onDemand(() => import("./live-bell"));

/**
 * The bell with the number of unread notifications: a link to their page until its own code has loaded after the page.
 */
export function Bell({ unread, isAdmin }: { readonly unread: number; readonly isAdmin: boolean }) {
  const link = (
    <LinkButton variant="ghost" size="icon" className="relative" href="/notifications">
      <BellIcon />
      <BellCount unread={unread} />
    </LinkButton>
  );
  return <LiveBell unread={unread} isAdmin={isAdmin} meanwhile={link} />;
}
