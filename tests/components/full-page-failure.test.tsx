import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { FullPageFailure } from "@/components/shared/states/full-page-failure";
import { show } from "../support/components/screen";

const heading = () => screen.getByRole("heading", { level: 1 });

it.each([
  ["the browser is offline", false, undefined, "Unable to Connect"],
  ["a fetch got no answer", true, new TypeError("Failed to fetch"), "Unable to Connect"],
  ["anything else broke", true, new Error("null is not an object"), "Something went wrong"],
])("when %s, the page in place of the broken one says so", (_when, onLine, error, title) => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(onLine);
  show(<FullPageFailure retry={vi.fn()} error={error} />);
  expect(heading().textContent).toBe(title);
});

it("leads home, tries again, and names what support can look up", async () => {
  const retry = vi.fn();
  const { user } = show(<FullPageFailure retry={retry} reference="3141" />);
  expect(screen.getByRole("link", { name: "Go Home" }).getAttribute("href")).toBe("/");
  expect(screen.getByRole("main").textContent).toContain("Reference 3141");
  await user.click(screen.getByRole("button", { name: "Try Again" }));
  await waitFor(() => expect(retry).toHaveBeenCalledOnce());
});

it("says that the service is unavailable where the server couldn't reach its database", () => {
  show(<FullPageFailure retry={vi.fn()} reference="UNAVAILABLE" />);
  expect(heading().textContent).toBe("Unable to Connect");
  expect(screen.getByRole("alert").textContent).toContain("Service unavailable. Please try again later.");
  expect(screen.queryByText(/Reference/)).toBeNull();
});
