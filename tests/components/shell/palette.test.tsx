import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import Palette from "@/components/shell/palette/palette";
import { show } from "../../support/components/screen";
import { whereabouts } from "../../support/http/next-navigation";

const asked: string[] = [];
const onClose = vi.fn();
const NOBODY = { data: [], rows: [], count: 0, hasMore: false };
const NONE = { records: [], count: 0 };
const ANYWHERE = {
  users: { records: [{ id: "u1", label: "Ada Fern", detail: "ada@fern.example · Fern Travel" }], count: 1 },
  bookings: { records: [{ id: "b1", label: "FERN-7", detail: "Marta Lind · Ada Fern" }], count: 9 },
  transactions: NONE,
  reports: NONE,
  suppliers: NONE,
};

function answer(address: string): unknown {
  asked.push(address.replace(/^.*\/api/, ""));
  if (address.includes("/admin/search")) return ANYWHERE;
  if (address.includes("/bookings/clients")) return { data: [{ name: "Marta Lind", bookingCount: 3 }] };
  return NOBODY;
}

beforeEach(() => {
  asked.length = 0;
  onClose.mockReset();
  vi.stubGlobal("fetch", async (address: string) => Response.json(answer(address)));
});

const open = (area: "agent" | "admin") =>
  show(<Palette area={area} isAdmin={area === "admin"} signOut={async () => undefined} onClose={onClose} />);
const group = (name: RegExp) => screen.findByRole("group", { name });

describe("the palette", () => {
  it("leads an agent from a client to all of their bookings", async () => {
    const { user } = open("agent");
    await user.type(screen.getByRole("combobox"), "lind");
    await user.click(within(await group(/^Clients/)).getByRole("option", { name: /Marta Lind/ }));
    expect(whereabouts()).toBe("/bookings/open?search=Marta+Lind&status=all");
    expect(onClose).toHaveBeenCalled();
  });

  it("asks for an administrator once, of all agents, and from three characters on", async () => {
    const { user } = open("admin");
    expect(screen.getAllByRole("option", { name: /Import statement/ })).toHaveLength(1);
    await user.type(screen.getByRole("combobox"), "fe");
    await user.type(screen.getByRole("combobox"), "rn");
    expect(within(await group(/^Bookings.*1 of 9/)).getAllByRole("option")).toHaveLength(1);
    expect(asked).toEqual(["/admin/search?search=fern"]);
    await user.click(within(await group(/^Users/)).getByRole("option", { name: /Ada Fern/ }));
    expect(whereabouts()).toBe("/admin/users?search=ada%40fern.example");
  });

  it("says of a search that failed what it was for", async () => {
    vi.stubGlobal("fetch", async () => Response.json({ message: "no" }, { status: 403 }));
    const { user } = open("admin");
    await user.type(screen.getByRole("combobox"), "fern");
    await screen.findByText(
      "The search of users, bookings, emails, transactions, commission reports, and suppliers failed.",
    );
  });
});
