"use client";

import { BellIcon } from "lucide-react";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { Button } from "@/components/ui/button";
import { PageLink } from "@/components/ui/links/page-link";
import { BellCount } from "./bell-count";

const { OnDemand: LiveBell } = onDemand(() => import("./live-bell"));

/**
 * The bell with the number of unread notifications: a link to their page until its own code has loaded after the page.
 */
export function Bell({ unread, isAdmin }: { readonly unread: number; readonly isAdmin: boolean }) {
  const link = (
    <Button asChild variant="ghost" size="icon" className="relative">
      <PageLink href="/notifications">
        <BellIcon aria-hidden="true" />
        <BellCount unread={unread} />
      </PageLink>
    </Button>
  );
  return <LiveBell unread={unread} isAdmin={isAdmin} meanwhile={link} />;
}
