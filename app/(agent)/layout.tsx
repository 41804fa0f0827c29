import { cookies } from "next/headers";
import type { ReactNode } from "react";
import { PlanBanner } from "@/components/accounts/billing/plan-banner";
import { signOutAction } from "@/components/accounts/users/auth/actions";
import { ForwardingPrompt } from "@/components/inbox/forwarding/forwarding-prompt";
import { PROMPT_COOKIE } from "@/components/inbox/forwarding/prompt-cookie.model";
import { AddBookingQuickAction } from "@/components/ledger/bookings/add-booking-button";
import { BookingDialogs } from "@/components/ledger/bookings/booking-dialogs";
import { AppShell } from "@/components/shell/app-shell";
import { readAccess } from "@/lib/accounts/billing/require-plan";
import { pageContext } from "@/lib/delivery/page";
import { section } from "@/lib/delivery/section";
import { readBadges } from "@/lib/desk/dashboard/read-stats";
import { env } from "@/lib/platform/base/env";
import { appearanceOf } from "@/lib/platform/base/settings/account-settings.model";
import { supportHref } from "@/lib/platform/base/support";

export default async function AgentLayout({ children }: { readonly children: ReactNode }) {
  const { ctx, identity } = await pageContext();
  const [badges, access, jar] = await Promise.all([
    section(readBadges(ctx)),
    section(readAccess(ctx)),
    cookies(),
  ]);
  const { userId: id, name, email, image, role, timezone } = identity;
  const looks = appearanceOf(identity.looks);
  const preferences = { dateFormat: looks.dateFormat, timeZone: timezone };
  return (
    <AppShell
      area="agent"
      user={{ id, name, email, image, isAdmin: role === "ADMIN" }}
      badges={badges.ok ? badges.value : {}}
      extras={badges.ok ? { hasPayouts: badges.value.hasPayouts } : {}}
      unread={badges.ok ? badges.value.unread : 0}
      signOut={signOutAction}
      supportHref={supportHref()}
      quickActions={<AddBookingQuickAction />}
      prompt={
        <>
          {access.ok ? <PlanBanner access={access.value} preferences={preferences} /> : null}
          {badges.ok && !badges.value.forwards && !jar.has(PROMPT_COOKIE) ? <ForwardingPrompt /> : null}
        </>
      }
      preferences={preferences}
      looks={looks}
    >
      {children}
      <BookingDialogs currency={identity.currency} autoFill={env.NEXT_PUBLIC_ENABLE_AUTOFILL} />
    </AppShell>
  );
}
