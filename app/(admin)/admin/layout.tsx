import type { ReactNode } from "react";
import { signOutAction } from "@/components/accounts/users/auth/actions";
import { AppShell } from "@/components/shell/app-shell";
import { countUnread } from "@/lib/accounts/notifications/notifications";
import { adminPageContext } from "@/lib/delivery/page";
import { section } from "@/lib/delivery/section";
import { countWaitingReviews } from "@/lib/inbox/ai-review/read-review";
import { payoutsAreOn } from "@/lib/payouts/statements/read-own-payouts";
import { appearanceOf } from "@/lib/platform/base/settings/account-settings.model";
import { supportHref } from "@/lib/platform/base/support";
import { countWaiting } from "@/lib/reconciliation/bank-transactions/list-transactions";
import { countClaims } from "@/lib/reconciliation/unclaimed-commission/list-offers";

export default async function AdminLayout({ children }: { readonly children: ReactNode }) {
  const { ctx, identity } = await adminPageContext();
  const [unread, waiting, claims, reviews, hasPayouts] = await Promise.all([
    section(countUnread(ctx)),
    section(countWaiting(ctx)),
    section(countClaims(ctx)),
    section(countWaitingReviews(ctx)),
    section(payoutsAreOn(ctx)),
  ]);
  const { userId: id, name, email, image, timezone } = identity;
  const looks = appearanceOf(identity.looks);
  return (
    <AppShell
      area="admin"
      user={{ id, name, email, image, isAdmin: true }}
      unread={unread.ok ? unread.value : 0}
      badges={{
        ...(waiting.ok ? { transactions: waiting.value } : {}),
        ...(claims.ok ? { claims: claims.value } : {}),
        ...(reviews.ok ? { reviews: reviews.value } : {}),
      }}
      extras={{ hasPayouts: hasPayouts.ok && hasPayouts.value }}
      signOut={signOutAction}
      supportHref={supportHref()}
      preferences={{ dateFormat: looks.dateFormat, timeZone: timezone }}
      looks={looks}
    >
      {children}
    </AppShell>
  );
}
