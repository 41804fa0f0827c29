import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { shortcuts } from "@/components/shared/keyboard/shortcuts";
import type { Column } from "@/components/shared/table/columns";
import { DataTable } from "@/components/shared/table/data-table";
import { DEFAULT_VIEW } from "@/components/shared/table/table-display.model";
import { keepFocus } from "@/components/ui/focus/focus-keeper";
import { BOOKINGS_URL } from "@/lib/platform/base/addresses/addresses.model";
import type { ListUrl } from "@/lib/platform/base/addresses/url-state.model";
import { show } from "../support/components/screen";
import { router, whereabouts } from "../support/http/next-navigation";

type Trip = { readonly id: string; readonly client: string; readonly place: string };

const TRIPS: readonly Trip[] = [
  { id: "a", client: "Marta Lind", place: "Oslo" },
  { id: "b", client: "Ben Achebe", place: "Lagos" },
  { id: "c", client: "Noor Hassan", place: "Petra" },
];
const columns: readonly Column<Trip>[] = [
  {
    id: "client",
    label: "Client",
    sortKey: "client",
    stays: true,
    card: "title",
    cell: ({ id, client }) => <a href={`/trips/${id}`}>{client}</a>,
  },
  { id: "place", label: "Place", cell: ({ place }) => place },
];

function table(rows: readonly Trip[] = TRIPS, url: ListUrl = BOOKINGS_URL) {
  return (
    <DataTable
      id="trips"
      caption="Trips"
      url={url}
      columns={columns}
      rows={rows}
      view={DEFAULT_VIEW}
      empty={<p>No trips</p>}
      toolbar={<button type="button">Filter</button>}
      selectLabel={({ client }) => `Select ${client}`}
      whole={{ filter: "l", count: 300 }}
      bulk={(ids, clear, isWhole) => (
        <button type="button" onClick={clear}>
          Archive {isWhole ? "all" : ids.join(" and ")}
        </button>
      )}
      footer={<p>Totals</p>}
    />
  );
}

const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });
const heading = (name: string) => screen.getByRole("columnheader", { name });

describe("a heading that sorts", () => {
  it("goes up, then down, then back to the list's own order, on the first page each time", async () => {
    const { user } = show(table(), { address: "/trips?page=3&search=l" });
    expect(heading("Client").getAttribute("aria-sort")).toBe("none");
    await user.click(screen.getByRole("link", { name: "Client" }));
    expect(whereabouts()).toBe("/trips?search=l&sort=client");
    expect(heading("Client").getAttribute("aria-sort")).toBe("ascending");
    await user.click(screen.getByRole("link", { name: "Client" }));
    expect(whereabouts()).toBe("/trips?search=l&sort=-client");
    expect(heading("Client").getAttribute("aria-sort")).toBe("descending");
    await user.click(screen.getByRole("link", { name: "Client" }));
    expect(whereabouts()).toBe("/trips?search=l");
  });

  it("is left to the browser with Ctrl, and one that doesn't sort is no link", async () => {
    const { user } = show(table(), { address: "/trips" });
    router.replace.mockClear();
    await user.keyboard("{Control>}");
    await user.click(screen.getByRole("link", { name: "Client" }));
    await user.keyboard("{/Control}");
    expect(router.replace).not.toHaveBeenCalled();
    expect(within(heading("Place")).queryByRole("link")).toBeNull();
    expect(heading("Place").getAttribute("aria-sort")).toBeNull();
  });
});

describe("selected rows", () => {
  it("are counted in the place of the tools, with what can be done with them", async () => {
    const { user } = show(table());
    await user.click(box("Select Ben Achebe"));
    await user.click(box("Select Marta Lind"));
    const bar = screen.getByRole("region", { name: "Selected rows" });
    expect(within(bar).getByRole("status").textContent).toBe("2 selected");
    expect(within(bar).getByRole("button", { name: "Archive a and b" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Filter" })).toBeNull();
    await user.click(within(bar).getByRole("button", { name: "Clear selection" }));
    expect(screen.queryByRole("region", { name: "Selected rows" })).toBeNull();
    expect(screen.getByRole("button", { name: "Filter" })).toBeTruthy();
  });

  it("are all of the page by one box, which is mixed while only some are", async () => {
    const { user } = show(table());
    await user.click(box("Select Noor Hassan"));
    expect(box("Select all on this page").indeterminate).toBe(true);
    await user.click(box("Select all on this page"));
    expect(screen.getByText("3 selected")).toBeTruthy();
    expect(box("Select all on this page").indeterminate).toBe(false);
    await user.click(box("Select all on this page"));
    expect(screen.queryByText(/selected/)).toBeNull();
  });

  it("are all between two ticks where the second is made with Shift", async () => {
    const { user } = show(table());
    await user.click(box("Select Noor Hassan"));
    await user.keyboard("{Shift>}");
    await user.click(box("Select Marta Lind"));
    await user.keyboard("{/Shift}");
    expect(screen.getByText("3 selected")).toBeTruthy();
  });

  it("are let go by Escape, wherever the focus is", async () => {
    const { user } = show(table());
    box("Select Marta Lind").focus();
    await user.keyboard(" ");
    expect(screen.getByText("1 selected")).toBeTruthy();
    act(() => [...shortcuts.screens].at(-1)?.current.clearSelection?.());
    expect(screen.queryByText("1 selected")).toBeNull();
    expect(box("Select Marta Lind").checked).toBe(false);
  });

  it("are all that the filter finds, beyond the page, until one is let go", async () => {
    const { user, showAgain } = show(table());
    await user.click(box("Select all on this page"));
    await user.click(screen.getByRole("button", { name: "Select all 300 that match" }));
    expect(screen.getByText("All 300 selected")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Archive all" })).toBeTruthy();
    // Render the next page of the same filter.
    showAgain(table([{ id: "d", client: "Ida Moe", place: "Bergen" }]));
    expect(box("Select Ida Moe").checked).toBe(true);
    showAgain(table());
    await user.click(box("Select Marta Lind"));
    expect(screen.getByRole("button", { name: "Archive b and c" })).toBeTruthy();
  });

  it("that have left the list are no longer acted upon", async () => {
    const { user, showAgain } = show(table());
    await user.click(box("Select all on this page"));
    showAgain(table(TRIPS.slice(1)));
    expect(screen.getByRole("button", { name: "Archive b and c" })).toBeTruthy();
    showAgain(table());
    expect(box("Select Marta Lind").checked).toBe(false);
  });
});

describe("two lists on one page", () => {
  it("are sorted each by its own headings", async () => {
    const both = [table(), table(TRIPS, BOOKINGS_URL.under("other"))];
    const { user } = show(
      both.map((one, index) => <div key={["first", "other"][index]}>{one}</div>),
      {
        address: "/trips?sort=-client&page=3&other.page=2",
      },
    );
    const sorts = () =>
      screen.getAllByRole("columnheader", { name: "Client" }).map((one) => one.getAttribute("aria-sort"));
    expect(sorts()).toEqual(["descending", "none"]);
    const [, other] = screen.getAllByRole("link", { name: "Client" });
    await user.click(other as HTMLElement);
    expect(whereabouts()).toBe("/trips?sort=-client&page=3&other.sort=client");
    expect(sorts()).toEqual(["descending", "ascending"]);
  });
});

describe("the focus", () => {
  let stop = () => {};
  beforeEach(() => {
    stop = keepFocus();
  });
  afterEach(() => stop());

  it("goes to the row that took the place of the one that had it, never to nothing", async () => {
    const { user, showAgain } = show(table());
    screen.getByRole("link", { name: "Ben Achebe" }).focus();
    showAgain(table(TRIPS.filter(({ id }) => id !== "b")));
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Noor Hassan"));
    showAgain(table(TRIPS.slice(0, 1)));
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Marta Lind"));
    await user.click(box("Select Marta Lind"));
    await user.click(screen.getByRole("button", { name: "Clear selection" }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Filter" })));
  });
});

describe("the view", () => {
  beforeEach(() => void vi.stubGlobal("cookieStore", undefined));

  it("hides a column and keeps that for the next visit, but never hides the heading of a row", async () => {
    const { user } = show(table());
    await user.click(screen.getByRole("button", { name: "Display" }));
    const place = await screen.findByRole("menuitemcheckbox", { name: "Place" });
    expect(screen.queryByRole("menuitemcheckbox", { name: "Client" })).toBeNull();
    await user.click(place);
    await waitFor(() => expect(screen.queryByRole("columnheader", { name: "Place" })).toBeNull());
    expect(screen.queryByText("Petra")).toBeNull();
    expect(document.cookie).toContain(`table_trips=${encodeURIComponent("normal,place")}`);
  });
});

it("a list of nothing says so instead, without headings, boxes or totals", () => {
  show(table([]));
  expect(screen.getByText("No trips")).toBeTruthy();
  expect(screen.queryByRole("table")).toBeNull();
  expect(screen.queryByText("Totals")).toBeNull();
  expect(screen.getByRole("button", { name: "Filter" })).toBeTruthy();
});
