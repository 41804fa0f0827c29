import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Pagination } from "@/components/shared/table/pagination";
import { SearchBox } from "@/components/shared/table/search-box";
import { BOOKINGS_URL } from "@/lib/platform/base/addresses/addresses.model";
import { show } from "../support/components/screen";
import { goTo, router, whereabouts } from "../support/http/next-navigation";

describe("paging", () => {
  const pages = (total = 1234) => <Pagination url={BOOKINGS_URL} total={total} noun="booking" />;
  const button = (name: string) => screen.getByRole("button", { name });

  it("says which rows of how many are shown", () => {
    const { showAgain } = show(pages(), { address: "/bookings?page=2&pageSize=25" });
    expect(screen.getByRole("status").textContent).toBe("Showing 26-50 of 1,234 bookings");
    expect(screen.getByText("Page 2 of 50")).toBeTruthy();
    act(() => goTo("/bookings?page=50&pageSize=25"));
    expect(screen.getByRole("status").textContent).toBe("Showing 1226-1234 of 1,234 bookings");
    act(() => goTo("/bookings"));
    showAgain(pages(1));
    expect(screen.getByRole("status").textContent).toBe("Showing 1-1 of 1 booking");
    showAgain(pages(0));
    expect(screen.getByRole("status").textContent).toBe("Showing 0 bookings");
    expect(screen.queryByRole("combobox")).toBeNull();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("steps through the address, with Back leading to the page before", async () => {
    const { user } = show(pages(), { address: "/bookings?page=2&sort=client" });
    await user.click(button("Next"));
    expect(router.push).toHaveBeenLastCalledWith("/bookings?page=3&sort=client", { scroll: false });
    goTo("/bookings?page=2&sort=client");
    await user.click(button("Previous"));
    expect(whereabouts()).toBe("/bookings?sort=client");
  });

  it("leads nowhere at its ends, where the buttons keep the focus", async () => {
    const { user } = show(pages(), { address: "/bookings" });
    await user.click(button("Previous"));
    expect(whereabouts()).toBe("/bookings");
    expect(document.activeElement).toBe(button("Previous"));
    expect(button("Previous").getAttribute("aria-disabled")).toBe("true");
    act(() => goTo("/bookings?page=124"));
    await user.click(button("Next"));
    expect(whereabouts()).toBe("/bookings?page=124");
  });

  it("begins anew where another number of rows is chosen, and offers one that came by the address", async () => {
    const { user } = show(pages(), { address: "/bookings?page=4&pageSize=30" });
    const sizes = screen.getByRole<HTMLSelectElement>("combobox", { name: "Rows per page" });
    expect([...sizes.options].map(({ value }) => value)).toEqual(["10", "25", "30", "50", "100"]);
    await user.selectOptions(sizes, "100");
    expect(whereabouts()).toBe("/bookings?pageSize=100");
    await user.selectOptions(sizes, "10");
    expect(whereabouts()).toBe("/bookings");
  });
});

describe("what is chosen while a link is on its way", () => {
  const chosen = async (address: string, pressed: string) => {
    const { user } = show(
      <>
        <a href={pressed}>
          <span data-slot="on-its-way" />
        </a>
        <Pagination url={BOOKINGS_URL} total={1234} noun="booking" />
      </>,
      { address },
    );
    await user.selectOptions(screen.getByRole("combobox", { name: "Rows per page" }), "50");
    return whereabouts();
  };

  it("is added to a tab, and not to another section", async () => {
    expect(await chosen("/bookings/open", "/bookings/closed?search=a")).toBe(
      "/bookings/closed?search=a&pageSize=50",
    );
    cleanup();
    expect(await chosen("/admin/transactions", "/admin/suppliers")).toBe("/admin/transactions?pageSize=50");
  });
});

describe("the search box", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const box = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Search bookings" });
  const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it("searches for what was typed, trimmed, once nobody has typed for a while", async () => {
    show(<SearchBox url={BOOKINGS_URL} label="Search bookings" />, {
      address: "/bookings?page=3&sort=client",
    });
    router.replace.mockClear();
    type(" lin");
    await wait(200);
    type(" lind ");
    await wait(299);
    expect(router.replace).not.toHaveBeenCalled();
    await wait(1);
    expect(whereabouts()).toBe("/bookings?sort=client&search=lind");
    expect(router.replace).toHaveBeenCalledOnce();
    expect(box().value).toBe(" lind ");
  });

  it("searches at once by Enter, and not again afterwards", async () => {
    show(<SearchBox url={BOOKINGS_URL} label="Search bookings" />, { address: "/bookings" });
    router.replace.mockClear();
    type("lind");
    fireEvent.keyDown(box(), { key: "Enter" });
    expect(whereabouts()).toBe("/bookings?search=lind");
    await wait(1_000);
    expect(router.replace).toHaveBeenCalledOnce();
  });

  it("is emptied by Escape and by its button, which leaves the focus in it", async () => {
    show(<SearchBox url={BOOKINGS_URL} label="Search bookings" />, { address: "/bookings?search=lind" });
    expect(box().value).toBe("lind");
    fireEvent.keyDown(box(), { key: "Escape" });
    expect([box().value, whereabouts()]).toEqual(["", "/bookings"]);
    type("oslo");
    await wait(300);
    fireEvent.click(screen.getByRole("button", { name: "Clear search" }));
    expect([box().value, whereabouts()]).toEqual(["", "/bookings"]);
    expect(document.activeElement).toBe(box());
  });

  it("follows the address where Back or a link changes it", async () => {
    show(<SearchBox url={BOOKINGS_URL} label="Search bookings" />, { address: "/bookings?search=lind" });
    act(() => goTo("/bookings"));
    expect(box().value).toBe("");
    act(() => goTo("/bookings?search=oslo"));
    expect(box().value).toBe("oslo");
  });

  it("keeps what is being typed while its own search comes back", async () => {
    show(<SearchBox url={BOOKINGS_URL} label="Search bookings" />, { address: "/bookings" });
    type("lin");
    await wait(300);
    type("lind");
    await wait(100);
    expect([box().value, whereabouts()]).toEqual(["lind", "/bookings?search=lin"]);
    await wait(200);
    expect(whereabouts()).toBe("/bookings?search=lind");
  });
});
