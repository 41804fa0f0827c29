import type { ReactNode } from "react";
import { AppShell } from "@/components/shell/app-shell";
import { signOutAction } from "@/components/users/auth/actions";
import { supportHref } from "@/lib/base/support";
import { adminPageContext } from "@/lib/delivery/page";
import { section } from "@/lib/delivery/section";
import { countUnread } from "@/lib/notifications/list-notifications";

export default async function AdminLayout({ children }: { readonly children: ReactNode }) {
  const { ctx, identity } = await adminPageContext();
  const unread = await section(countUnread(ctx));
  const { name, email, image, timezone } = identity;
  return (
    <AppShell
      area="admin"
      user={{ name, email, image, isAdmin: true }}
      unread={unread.ok ? unread.value : 0}
      signOut={signOutAction}
      supportHref={supportHref()}
      preferences={{ dateFormat: "mm/dd/yyyy", timeZone: timezone }}
    >
      {children}
    </AppShell>
  );
}
