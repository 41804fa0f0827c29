import type { ReactNode } from "react";
import { AppShell } from "@/components/shell/app-shell";
import { signOutAction } from "@/components/users/auth/actions";
import { countWaitingReviews } from "@/lib/ai-review/list-reviews";
import { countWaiting } from "@/lib/bank-transactions/count-waiting";
import { looksOf } from "@/lib/base/settings/account-settings.model";
import { supportHref } from "@/lib/base/support";
import { adminPageContext } from "@/lib/delivery/page";
import { section } from "@/lib/delivery/section";
import { countUnread } from "@/lib/notifications/list-notifications";
import { countClaims } from "@/lib/unclaimed-commission/list-claims";

export default async function AdminLayout({ children }: { readonly children: ReactNode }) {
  const { ctx, identity } = await adminPageContext();
  const [unread, waiting, claims, reviews] = await Promise.all([
    section(countUnread(ctx)),
    section(countWaiting(ctx)),
    section(countClaims(ctx)),
    section(countWaitingReviews(ctx)),
  ]);
  const { userId: id, name, email, image, timezone } = identity;
  const looks = looksOf(identity.looks);
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
      signOut={signOutAction}
      supportHref={supportHref()}
      preferences={{ dateFormat: looks.dateFormat, timeZone: timezone }}
      looks={looks}
    >
      {children}
    </AppShell>
  );
}
