"use client";

import { type ComponentProps, type ReactNode, Suspense, useSyncExternalStore } from "react";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { RefreshProvider } from "@/components/shared/mutations/refresh";
import { UrlStateProvider } from "@/components/shared/table/url-state";
import { DatePreferencesProvider } from "@/components/shared/text/date-preferences";
import { type DatePreferences, DEFAULT_DATE_PREFERENCES } from "@/lib/platform/base/dates/written-date";
import type DeferredFeatures from "./after/deferred-features";
import type { Area, NavigationBadges, NavigationGroup } from "./navigation.model";
import { PageSkeleton } from "./page-skeleton";
import { ShellHeader } from "./shell-header";
import { SidebarNav } from "./sidebar/sidebar-nav";
import { SidebarSheet } from "./sidebar/sidebar-sheet";
import { SidebarRoot } from "./sidebar/sidebar-state";
import { type ShellUser, UserMenu } from "./user-menu";

const { OnDemand } = onDemand(() => import("./after/deferred-features"));

/** Loads DeferredFeatures once the page is shown. */
function AfterPageLazy(shell: ComponentProps<typeof DeferredFeatures>) {
  return <OnDemand {...shell} />;
}

/** What a layout says of the frame around its pages. */
export type FrameProps = {
  readonly user: ShellUser;
  readonly area: Area;
  readonly badges?: NavigationBadges;
  /** The number of unread notifications. */
  readonly unread?: number;
  /** A Server Action. */
  readonly signOut: () => Promise<void>;
  /** Without it there is no Help & Support entry. */
  readonly supportHref?: string | null;
  /** Rendered above the links of the sidebar. */
  readonly quickActions?: ReactNode;
  /** Rendered below the header of every page, such as the notice that forwarding isn't set up. */
  readonly prompt?: ReactNode;
  readonly preferences?: DatePreferences;
  readonly children: ReactNode;
};

/**
 * The sidebar, the header and the main content. As a client component it is in a page's payload by what it shows, not by
 * its markup, which the server would write and read once more.
 */
export function Frame({
  user,
  area,
  badges = {},
  unread = 0,
  signOut,
  supportHref = null,
  quickActions,
  prompt,
  preferences = DEFAULT_DATE_PREFERENCES,
  groups,
  chosen,
  paysAgents,
  early,
  children,
}: FrameProps & {
  readonly groups: readonly NavigationGroup[];
  /** The user's earlier choice of the sidebar's width. */
  readonly chosen: boolean | null;
  /** Whether the user is an administrator of a platform that pays its agents. */
  readonly paysAgents: boolean;
  /** A script that runs before the first paint. */
  readonly early: ReactNode;
}) {
  const sidebar = (
    <>
      <SidebarNav area={area} badges={badges} groups={groups} quickActions={quickActions} />
      <div className="border-t collapsed:p-1.5 p-2">
        <UserMenu area={area} user={user} supportHref={supportHref} signOut={signOut} />
      </div>
    </>
  );
  return (
    <SidebarRoot chosen={chosen}>
      {early}
      <SkipLink />
      <aside
        data-slot="sidebar"
        data-print="none"
        className="sticky top-0 z-40 hidden h-dvh w-64 flex-col border-r bg-sidebar group-data-[sidebar=collapsed]/shell:w-12 md:flex md:max-[75rem]:group-data-[sidebar=fitting]/shell:w-12 md:max-[90rem]:group-data-[sidebar=folded]/shell:w-12"
      >
        {sidebar}
      </aside>
      <SidebarSheet>{sidebar}</SidebarSheet>
      <DatePreferencesProvider value={preferences}>
        <div className="group/page flex min-w-0 flex-col has-data-[slot=email-screen]:h-dvh has-data-[slot=email-screen]:min-h-112">
          <ShellHeader area={area} isAdmin={user.isAdmin} unread={unread} />
          <OfflineBar />
          {prompt}
          <main
            id="main"
            tabIndex={-1}
            className="flex-1 p-4 transition-opacity duration-150 has-data-[slot=email-screen]:min-h-0 has-data-[slot=email-screen]:p-0 has-[>[id=coming-page]:not([hidden])>*]:opacity-100! group-has-data-[slot=on-its-way]/shell:opacity-60 group-has-data-[slot=on-its-way]/shell:delay-200 md:p-6 [&:has(>[id=coming-page]:not([hidden])>*)>:not([id=coming-page])]:hidden"
          >
            <div id="coming-page" className="pointer-events-none" />
            <UrlStateProvider>
              <RefreshProvider person={user.email}>
                {/* This boundary persists across pages, so React shows the previous page until the next one
                    arrives, and the fallback only once. */}
                <Suspense fallback={<PageSkeleton />}>
                  {children}
                  {/* Inside the same boundary as the page: React hydrates a boundary as a whole, so no key is
                      handled before the page has registered its own shortcuts. */}
                  <AfterPageLazy
                    area={area}
                    person={user.id}
                    isAdmin={user.isAdmin}
                    paysAgents={paysAgents}
                    signOut={signOut}
                  />
                </Suspense>
              </RefreshProvider>
            </UrlStateProvider>
          </main>
        </div>
      </DatePreferencesProvider>
    </SidebarRoot>
  );
}

function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-50 -translate-y-16 rounded-md bg-primary px-4 py-2 font-medium text-primary-foreground focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** A thin bar shown while the browser is offline. */
function OfflineBar() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" data-print="none">
      {online ? null : (
        <p className="bg-foreground px-4 py-1 text-center font-medium text-background text-sm">
          You are offline. What you see may be out of date.
        </p>
      )}
    </div>
  );
}
