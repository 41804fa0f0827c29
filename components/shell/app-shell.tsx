import { cookies, headers } from "next/headers";
import { type AccountDisplaySettings, EarlyLooks } from "./account-display-settings";
import { Frame, type FrameProps } from "./frame";
import { type NavigationExtras, navigationOf } from "./navigation-groups.model";
import { SIDEBAR_COOKIE, sidebarChoice } from "./sidebar/sidebar-cookie.model";

/** The frame of every signed-in page, as this request's cookies and headers have it. */
export async function AppShell({
  extras = {},
  looks,
  ...shown
}: FrameProps & { readonly extras?: NavigationExtras; readonly looks: AccountDisplaySettings }) {
  const cookie = (await cookies()).get(SIDEBAR_COOKIE)?.value;
  const nonce = (await headers()).get("x-nonce") ?? undefined;
  return (
    <Frame
      {...shown}
      groups={navigationOf(shown.area, extras)}
      chosen={sidebarChoice(cookie)}
      paysAgents={shown.user.isAdmin && extras.hasPayouts === true}
      early={<EarlyLooks looks={looks} nonce={nonce} />}
    />
  );
}
