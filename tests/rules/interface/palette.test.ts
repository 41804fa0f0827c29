import { describe, expect, it, vi } from "vitest";
import { SHORTCUTS } from "@/components/shared/keyboard/shortcut.model";
import { commandGroups, type Surroundings } from "@/components/shell/palette/commands";
import { holds, matchesWordPrefixes } from "@/components/shell/palette/matching.model";
import { checkAccess } from "@/lib/platform/base/addresses/routes";

const here: Surroundings = {
  area: "agent",
  isAdmin: false,
  isDark: false,
  setTheme: () => undefined,
  signOut: () => undefined,
};

/** Returns the palette's lines by group. */
function lines(typed: string, more: Partial<Surroundings> = {}) {
  const groups = commandGroups(typed, { ...here, ...more });
  return Object.fromEntries(groups.map(({ label, options }) => [label, options.map((one) => one.label)]));
}

describe("what is typed", () => {
  it("fits where each of its words begins one of theirs", () => {
    expect(matchesWordPrefixes("book", "Closed bookings")).toBe(true);
    expect(matchesWordPrefixes("BOOK cl", "Closed bookings")).toBe(true);
    expect(matchesWordPrefixes("okings", "Closed bookings")).toBe(false);
    expect(matchesWordPrefixes("book open", "Closed bookings")).toBe(false);
    expect(matchesWordPrefixes("cafe", "Café")).toBe(true);
  });

  it("is held as it stands, whatever its case and accents", () => {
    expect(holds("ltamár", "Hotel Altamar")).toBe(true);
    expect(holds("hotel alt", "Hotel  Altamar")).toBe(true);
    expect(holds("altamar hotel", "Hotel Altamar")).toBe(false);
  });
});

describe("pages and actions", () => {
  it("are the sidebar's and the common ones before anything is typed", () => {
    expect(lines("")).toEqual({
      Pages: ["Dashboard", "Emails", "Bookings", "Suppliers", "Settings"],
      Actions: [
        "Add Booking",
        "Import CSV",
        "Import .eml",
        "Switch to the dark theme",
        "Keyboard shortcuts",
        "Log out",
      ],
    });
    expect(lines("", { isAdmin: true }).Pages).toContain("Admin Dashboard");
  });

  it("are found by other names too, with what lies deeper", () => {
    expect(lines("book")).toMatchObject({
      Pages: [
        "Bookings",
        "Closed bookings",
        "Archived bookings",
        "Overdue bookings",
        "Calendar of bookings",
        "How to convert an email into a booking",
      ],
      Actions: ["Add Booking", "Import CSV"],
    });
    expect(lines("gmail")).toEqual({ Pages: ["How to set up email forwarding"] });
    expect(lines("theme", { isDark: true })).toEqual({
      Pages: ["Preferences"],
      Actions: ["Switch to the light theme", "Follow the system's theme"],
    });
    expect(lines("alt-90233")).toEqual({});
    expect(lines("two-factor")).toEqual({ Pages: ["Security and Data"] });
    expect(lines("api create").Actions).toEqual(["Create API Key"]);
  });

  it("are an administrator's own in that area", () => {
    expect(lines("", { area: "admin", isAdmin: true })).toEqual({
      Pages: [
        "Dashboard",
        "Emails",
        "Bookings",
        "Transactions",
        "Suppliers",
        "Commission Reports",
        "Exchange Rates",
        "Payouts",
        "Unclaimed Commission",
        "AI Review",
        "Audit",
        "Users",
        "User Invites",
        "Agent Dashboard",
      ],
      Actions: [
        "Import statement",
        "Invite users",
        "Switch to the dark theme",
        "Keyboard shortcuts",
        "Log out",
      ],
    });
    const [pages] = commandGroups("transactions", { ...here, area: "admin", isAdmin: true });
    expect(pages?.options[0]?.keys).toBe(SHORTCUTS.goTransactions.keys);
    expect(lines("password", { area: "admin", isAdmin: true })).toEqual({ Pages: ["Security and Data"] });
  });

  it("ask for email files where they are taken, and lead there from elsewhere", () => {
    const importEmails = vi.fn();
    const line = (more: Partial<Surroundings>) =>
      commandGroups(".eml", { ...here, ...more }).flatMap(({ options }) => options)[0];
    expect(line({})).toMatchObject({ label: "Import .eml", href: "/emails/new" });
    expect(line({ importEmails })).toMatchObject({ run: importEmails });
  });

  it("lead only to pages that exist and are open to whom they are offered", () => {
    for (const [area, who] of [
      ["agent", "agent"],
      ["admin", "admin"],
    ] as const) {
      const options = ["", "a", "b", "c", "d", "e", "h", "i", "o", "s"].flatMap((typed) =>
        commandGroups(typed, { ...here, area, isAdmin: area === "admin" }).flatMap((group) => group.options),
      );
      const paths = options.flatMap((one) => ("href" in one ? [one.href.split("?")[0] ?? ""] : []));
      expect(paths.length).toBeGreaterThan(1);
      expect(paths.filter((path) => checkAccess(path.replace(/#.*/, ""), who).kind !== "pass")).toEqual([]);
    }
  });

  it("show the keys that do the same", () => {
    const keys = commandGroups("", here).flatMap((group) =>
      group.options.flatMap((one) => (one.keys ? [`${one.label}: ${one.keys}`] : [])),
    );
    expect(keys).toEqual([
      `Dashboard: ${SHORTCUTS.goDashboard.keys}`,
      `Emails: ${SHORTCUTS.goEmails.keys}`,
      `Bookings: ${SHORTCUTS.goBookings.keys}`,
      `Suppliers: ${SHORTCUTS.goSuppliers.keys}`,
      `Add Booking: ${SHORTCUTS.addBooking.keys}`,
      `Keyboard shortcuts: ${SHORTCUTS.help.keys}`,
    ]);
  });

  it("do what they say", () => {
    const setTheme = vi.fn();
    for (const option of commandGroups("theme", { ...here, setTheme }).flatMap((group) => group.options)) {
      if ("run" in option) option.run();
    }
    expect(setTheme.mock.calls).toEqual([["dark"], ["system"]]);
  });
});
