import { cookies } from "next/headers";
import type { ReactNode } from "react";
import { PlanBanner } from "@/components/billing/plan-banner";
import { AddBookingQuickAction } from "@/components/bookings/add-booking-button";
import { BookingDialogs } from "@/components/bookings/booking-dialogs";
import { ForwardingPrompt } from "@/components/forwarding/forwarding-prompt";
import { PROMPT_COOKIE } from "@/components/forwarding/prompt-cookie.model";
import { AppShell } from "@/components/shell/app-shell";
import { signOutAction } from "@/components/users/auth/actions";
import { env } from "@/lib/base/env";
import { looksOf } from "@/lib/base/settings/account-settings.model";
import { supportHref } from "@/lib/base/support";
import { readAccess } from "@/lib/billing/require-plan";
import { readBadges } from "@/lib/dashboard/read-stats";
import { pageContext } from "@/lib/delivery/page";
import { section } from "@/lib/delivery/section";

export default async function AgentLayout({ children }: { readonly children: ReactNode }) {
  const { ctx, identity } = await pageContext();
  const [badges, access, jar] = await Promise.all([
    section(readBadges(ctx)),
    section(readAccess(ctx)),
    cookies(),
  ]);
  const { userId: id, name, email, image, role, timezone } = identity;
  const looks = looksOf(identity.looks);
  const preferences = { dateFormat: looks.dateFormat, timeZone: timezone };
  return (
    <AppShell
      area="agent"
      user={{ id, name, email, image, isAdmin: role === "ADMIN" }}
      badges={badges.ok ? badges.value : {}}
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
      <BookingDialogs autoFill={env.NEXT_PUBLIC_ENABLE_AUTOFILL} />
    </AppShell>
  );
}
