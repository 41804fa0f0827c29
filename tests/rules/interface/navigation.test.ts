import { describe, expect, it } from "vitest";
import { badgeWords, isActive } from "@/components/shell/navigation.model";
import { navigationOf } from "@/components/shell/navigation-groups.model";
import { NAVIGATION_ICONS } from "@/components/shell/navigation-icons";
import { sidebarChoice, sidebarCookie } from "@/components/shell/sidebar/sidebar-cookie.model";
import { PAGES } from "@/lib/platform/base/addresses/routes";

const agentItems = navigationOf("agent").flatMap((group) => group.items);

describe("the sidebar's links", () => {
  it("lead only to pages that exist", () => {
    const pages = Object.keys(PAGES).map(
      (page) =>
        new RegExp(`^${page.replaceAll(/\/\[\[[^\]]+\]\]/g, "(/[^/]+)?").replaceAll(/\[\w+\]/g, "[^/]+")}$`),
    );
    for (const { href } of [...agentItems, ...navigationOf("admin").flatMap((group) => group.items)]) {
      expect(
        pages.some((page) => page.test(href)),
        href,
      ).toBe(true);
    }
    expect(navigationOf("admin").every((group) => group.items.length > 0)).toBe(true);
  });

  it.each(["agent", "admin"] as const)(
    "of the %s's area each have a drawing of their own, which is all that a narrow sidebar shows",
    (area) => {
      const items = navigationOf(area, { hasPayouts: true }).flatMap((group) => group.items);
      expect(new Set(items.map(({ icon }) => NAVIGATION_ICONS[icon])).size).toBe(items.length);
    },
  );

  it("keep the specification's names and addresses", () => {
    const known = { Dashboard: "/", Emails: "/emails/new", Bookings: "/bookings/open" };
    expect(Object.fromEntries(agentItems.map((item) => [item.label, item.href]))).toMatchObject(known);
  });

  it.each([
    ["/emails/new", "Emails"],
    ["/emails/trash", "Emails"],
    ["/bookings", "Bookings"],
    ["/", "Dashboard"],
  ])("at %s only %s is active", (pathname, label) => {
    expect(agentItems.filter((item) => isActive(item, pathname)).map((item) => item.label)).toEqual([label]);
  });

  it("do not take a longer word for their own path", () => {
    expect(agentItems.filter((item) => isActive(item, "/bookings-archive"))).toEqual([]);
  });

  it("lead to an agent's payouts only where the platform pays its agents", () => {
    const labels = (hasPayouts: boolean) =>
      navigationOf("agent", { hasPayouts }).flatMap(({ items }) => items.map(({ label }) => label));
    expect(labels(false)).not.toContain("Payouts");
    expect(labels(true).slice(-2)).toEqual(["Payouts", "Settings"]);
  });

  it("lead to the books only where the platform pays its agents", () => {
    const labels = (hasPayouts: boolean) =>
      navigationOf("admin", { hasPayouts }).flatMap(({ items }) => items.map(({ label }) => label));
    expect(labels(false)).not.toContain("Books");
    expect(labels(true)).toContain("Books");
  });

  it("say what their badge counts", () => {
    expect(badgeWords("emails", 1)).toBe("1 new email");
    expect(badgeWords("bookings", 12)).toBe("12 overdue bookings");
  });
});

describe("the sidebar's cookie", () => {
  it("keeps a choice for seven days, and an unknown state is none", () => {
    expect(sidebarCookie(false)).toBe("sidebar_state=false; path=/; max-age=604800; samesite=lax");
    expect([undefined, "nonsense", "true", "false"].map(sidebarChoice)).toEqual([null, null, true, false]);
  });
});
