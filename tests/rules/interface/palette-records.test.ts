import { describe, expect, it } from "vitest";
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
import { failedKinds, foundGroups } from "@/components/shell/palette/palette";
import type { EmailSummary } from "@/lib/inbox/emails/email.model";

function found(more: Partial<Findings>): Findings {
  return { ...NOTHING, ...more };
}

const BOOKINGS = foundBookings({
  data: [
    {
      id: "b1",
      confirmationNumber: "ALT-90233",
      clientName: "Marta Lind",
      status: "OVERDUE",
      supplier: { name: "Hotel Altamar" },
    },
    { id: "b2", confirmationNumber: "NW-7", clientName: null, status: "CONFIRMED", supplier: null },
  ],
  count: 2,
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
      "Users: first 1 of 3",
      "Bookings: first 1 of 3",
      "Emails: first 1 of 3",
      "Transactions: first 1 of 3",
      "Commission reports: first 1 of 3",
      "Suppliers: first 1 of 3",
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
    expect(failedKinds(findings)).toBe("emails and suppliers");
    expect(failedKinds(NOTHING)).toBe("");
  });
});
