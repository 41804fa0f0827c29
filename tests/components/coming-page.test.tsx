import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepPresentPage, showComingPages } from "@/components/shell/after/coming-page";
import { comingPage } from "@/components/ui/links/coming-page";
import { noteFetched } from "@/lib/platform/api-client/page-ages";

const heading = () => screen.queryByRole("heading", { level: 1 })?.textContent;
const press = (name: string, address: string) => render(comingPage.outline?.(name, address));
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  render(<div id="coming-page" />);
  stop = showComingPages();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test("the heading of a page that isn't there yet shows at once, and goes when the page has come", () => {
  const link = press("Suppliers", "/suppliers");
  expect(heading()).toBe("Suppliers");
  link.unmount();
  expect(heading()).toBeUndefined();
});

test("a page in the router's cache gets the time to appear by itself", () => {
  noteFetched("/cached");
  press("Bookings", "/cached");
  expect(heading()).toBeUndefined();
  act(() => void vi.advanceTimersByTime(60));
  expect(heading()).toBe("Bookings");
});

test("without an answer the present page stays", () => {
  press("Emails", "/emails/new");
  keepPresentPage(true);
  expect(heading()).toBeUndefined();
  keepPresentPage(false);
  expect(heading()).toBe("Emails");
});
