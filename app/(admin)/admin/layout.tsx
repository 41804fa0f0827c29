import type { ReactNode } from "react";
import { AppShell } from "@/components/shell/app-shell";
import { signOutAction } from "@/components/users/auth/actions";
import { supportHref } from "@/lib/base/support";
import { adminPageContext } from "@/lib/delivery/page";

export default async function AdminLayout({ children }: { readonly children: ReactNode }) {
  const { identity } = await adminPageContext();
  const { name, email, image, timezone } = identity;
  return (
    <AppShell
      area="admin"
      user={{ name, email, image, isAdmin: true }}
      signOut={signOutAction}
      supportHref={supportHref()}
      preferences={{ dateFormat: "mm/dd/yyyy", timeZone: timezone }}
    >
      {children}
    </AppShell>
  );
}
