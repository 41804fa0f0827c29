import { describe, expect, it, vi } from "vitest";
import { SHORTCUTS } from "@/components/shared/keyboard/shortcut.model";
import { commandGroups, type Surroundings } from "@/components/shell/palette/commands";
import {
  type Findings,
  foundAnywhere,
  foundBookings,
  foundClients,
  foundEmails,
  foundSuppliers,
  NOTHING,
  stillFound,
} from "@/components/shell/palette/found.model";
import { failedKinds, foundGroups } from "@/components/shell/palette/found-groups";
import { fits, holds } from "@/components/shell/palette/matching.model";
import { gate } from "@/lib/base/addresses/routes";
import type { EmailSummary } from "@/lib/emails/email.model";

const here: Surroundings = {
  area: "agent",
  isAdmin: false,
  isDark: false,
  setTheme: () => undefined,
  signOut: () => undefined,
};

/** The lines by their group. */
function lines(typed: string, more: Partial<Surroundings> = {}) {
  const groups = commandGroups(typed, { ...here, ...more });
  return Object.fromEntries(groups.map(({ label, options }) => [label, options.map((one) => one.label)]));
}

const found = (more: Partial<Findings>): Findings => ({ ...NOTHING, ...more });

const ALTAMAR = { name: "Hotel Altamar" };
const BOOKINGS = foundBookings({
  data: [
    {
      id: "b1",
      confirmationNumber: "ALT-90233",
      clientName: "Marta Lind",
      status: "OVERDUE",
      supplier: ALTAMAR,
    },
    { id: "b2", confirmationNumber: "NW-7", clientName: null, status: "CONFIRMED", supplier: null },
  ],
  count: 2,
});

describe("what is typed", () => {
  it("fits where each of its words begins one of theirs", () => {
    expect(fits("book", "Closed bookings")).toBe(true);
    expect(fits("BOOK cl", "Closed bookings")).toBe(true);
    expect(fits("okings", "Closed bookings")).toBe(false);
    expect(fits("book open", "Closed bookings")).toBe(false);
    expect(fits("cafe", "Café")).toBe(true);
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
      Pages: ["Bookings", "Closed bookings", "Archived bookings", "Overdue bookings", "Calendar of bookings"],
      Actions: ["Add Booking", "Import CSV"],
    });
    expect(lines("gmail")).toEqual({ Pages: ["How to set up e-mail forwarding"] });
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

  it("ask for e-mail files where they are taken, and lead there from elsewhere", () => {
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
      expect(paths.filter((path) => gate(path, who).kind !== "pass")).toEqual([]);
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

describe("records", () => {
  it("are opened by their addresses, and say how many more there are", () => {
    expect(BOOKINGS.records.map(({ href, detail }) => [href, detail])).toEqual([
      ["/bookings/b1", "Marta Lind · Hotel Altamar"],
      ["/bookings/b2", undefined],
    ]);
    expect(BOOKINGS.note).toBeUndefined();
    const mail = { id: "m1", subject: null, fromName: null, fromAddress: "res@altamar.example" };
    const rest = { status: "processed", confirmationNumber: "ALT-90233", clientName: null };
    expect(foundEmails({ rows: [{ ...mail, ...rest } as EmailSummary], hasMore: true })).toMatchObject({
      records: [
        {
          href: "/emails/done?emailId=m1",
          label: "No Subject",
          detail: "res@altamar.example · ALT-90233",
        },
      ],
      note: "newest 1",
    });
    expect(
      foundSuppliers({ data: [{ id: "s1", name: "Hotel Altamar", bookingCount: 1 }], count: 7 }),
    ).toMatchObject({
      records: [{ href: "/suppliers?supplier=s1", detail: "1 booking" }],
      note: "first 1 of 7",
    });
  });

  it("are clients too, who lead to all of their bookings", () => {
    expect(foundClients({ data: [{ name: "Marta Lind", bookingCount: 3 }] }).records).toMatchObject([
      {
        href: "/bookings/open?search=Marta+Lind&status=all",
        label: "Marta Lind",
        detail: "3 bookings",
      },
    ]);
  });

  it("are those of all agents for an administrator, each at its own page", () => {
    const one = (detail: string) => ({ records: [{ id: "1", label: "Harbour", detail }], count: 3 });
    const findings = foundAnywhere({
      users: one("ada@harbour.example · Harbour Travel"),
      bookings: one(""),
      emails: one(""),
      transactions: one(""),
      reports: one(""),
      suppliers: one(""),
    });
    expect(Object.values(findings).map((finding) => finding?.records[0]?.href)).toEqual([
      "/admin/users?search=ada%40harbour.example",
      "/admin/bookings/1",
      "/admin/emails/1",
      "/admin/bank-transactions/1",
      "/admin/commission-reports/1",
      "/admin/suppliers/1",
    ]);
    expect(foundGroups(findings).map(({ label, note }) => `${label}: ${note}`)).toEqual([
      "Users: 1 of 3",
      "Bookings: 1 of 3",
      "E-mails: 1 of 3",
      "Transactions: 1 of 3",
      "Commission reports: 1 of 3",
      "Suppliers: 1 of 3",
    ]);
  });

  it("of an older answer stay while they still fit, without its word on how many", () => {
    const emails = { records: [], note: "newest 5" };
    const still = stillFound(found({ bookings: BOOKINGS, emails, suppliers: null }), "ALTA");
    expect(still.bookings?.records.map(({ id }) => id)).toEqual(["b1"]);
    expect(still.emails).toEqual({ records: [] });
    expect(still.suppliers).toEqual({ records: [] });
  });

  it("stand in groups; a search that failed is named, not shown as empty", () => {
    const findings = found({ bookings: BOOKINGS, emails: null, suppliers: null });
    expect(foundGroups(findings).map(({ label, options }) => [label, options.map(({ id }) => id)])).toEqual([
      ["Bookings", ["bookings-b1", "bookings-b2"]],
    ]);
    expect(failedKinds(findings)).toBe("e-mails and suppliers");
    expect(failedKinds(NOTHING)).toBe("");
  });
});
